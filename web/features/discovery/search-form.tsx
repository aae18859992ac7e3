import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useCallback, useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { KeptFilters } from './kept-filters.tsx';
import { searchFor } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { usePlace } from './place.ts';
import type { SuggestionBox } from './suggestions/suggestion-box.tsx';
import { useKeptText } from './use-kept-text.ts';

interface Props {
  search: ListingSearch;
  /** Names what is searched, if not the whole shop. */
  label?: string;
  className?: string;
  isLarge?: boolean;
  /** For the bar: lower, with an icon as its submit button. */
  isCompact?: boolean;
}

/** From how many characters left on they are counted down, and every how many that is spoken. */
const [fewLeft, spokenStep] = [10, 5];

/** The search form: submitting applies the text, clearing it takes effect at once. */
export function SearchForm(props: Props) {
  const { search, label, className = '', isLarge = false, isCompact = false } = props;
  const { businessId, address } = usePlace();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const keepText = useKeptText(input, search.query);
  const [Box, setBox] = useState<typeof SuggestionBox>();
  /** A search has been submitted whose results may be still to come. */
  const isAsked = useRef(search.query !== undefined);
  /** How many characters may still be typed, once that is few. */
  const [few, setFew] = useState<{ left: number; query: string | undefined }>();
  const left = few?.query === search.query ? few?.left : undefined;
  const spoken = left === undefined ? undefined : Math.ceil(left / spokenStep) * spokenStep;
  const withoutQuery = address(searchFor(search));

  useEffect(() => {
    isAsked.current = search.query !== undefined;
  }, [search.query]);

  function go(query?: string) {
    keepText();
    isAsked.current = query !== undefined;
    void navigate(address(searchFor(search, query)), { replace: query === search.query });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    go(input.current?.value.trim() || undefined);
    // Hides the on-screen keyboard, which would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }

  /**
   * Preloads suggestions when the field is about to be used. The search works without them, as on a business's page:
   * they cover the whole shop only.
   */
  const loadSuggestions = useCallback(() => {
    if (businessId !== undefined) return;
    import('./suggestions/suggestion-box.tsx').then(
      (box) => setBox(() => box.SuggestionBox),
      () => {},
    );
  }, [businessId]);

  // The field may have been focused before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) loadSuggestions();
  }, [loadSuggestions]);

  function clear(event: MouseEvent) {
    event.preventDefault();
    if (!input.current) return;
    input.current.value = '';
    setFew(undefined);
    input.current.focus();
    reset();
  }

  /** An emptied field drops the query at once, also one whose results are still loading. */
  function reset() {
    if (isAsked.current) go();
  }

  return (
    <search
      className={`relative ${className}`}
      onFocus={loadSuggestions}
      onPointerEnter={loadSuggestions}
    >
      <form
        action={address({})}
        onSubmit={submit}
        className={`flex items-center rounded-pill border border-line-control bg-surface transition-colors focus-within:border-ink ${isCompact ? 'h-11 pl-4' : isLarge ? 'h-15 gap-2 pr-2 pl-5 shadow-rest' : 'h-13 gap-2 pr-1.5 pl-4 shadow-rest'}`}
      >
        <KeptFilters search={{ ...search, understand: undefined }} except={['query']} />
        {!isCompact && <Icon name="search" className="text-ink-quiet" />}
        <input
          ref={input}
          type="search"
          name="query"
          aria-label={label ?? m.search_label()}
          placeholder={label ?? m.search_placeholder()}
          maxLength={textLimits.query}
          defaultValue={search.query}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target: { value } }) => {
            const rest = textLimits.query - value.length;
            setFew(rest <= fewLeft ? { left: rest, query: search.query } : undefined);
            if (value === '') reset();
          }}
          className={`peer h-full min-w-0 grow text-ellipsis outline-none placeholder:text-ink-quiet ${isLarge ? 'text-l' : 'text-m'}`}
        />
        {left !== undefined && (
          <span
            aria-hidden="true"
            className={`shrink-0 pl-2 text-s tabular-nums ${left === 0 ? 'font-semibold text-accent-deep' : 'text-ink-quiet'}`}
          >
            {left}
          </span>
        )}
        <output className="sr-only">
          {spoken !== undefined && m.search_left({ count: spoken, max: textLimits.query })}
        </output>
        <a
          href={withoutQuery}
          aria-label={m.search_clear()}
          onClick={clear}
          className="grid size-10 shrink-0 place-items-center rounded-pill text-ink-quiet peer-placeholder-shown:hidden hover:bg-sand hover:text-ink"
        >
          <Icon name="close" className="size-5" />
        </a>
        {isCompact ? (
          <button
            aria-label={m.search_submit()}
            className="grid size-10 shrink-0 place-items-center rounded-pill hover:bg-sand"
          >
            <Icon name="search" className="size-5" />
          </button>
        ) : (
          <button className={buttonClass('main', isLarge ? 'medium' : 'small')}>
            {m.search_submit()}
          </button>
        )}
      </form>
      {Box && <Box field={input} />}
    </search>
  );
}
