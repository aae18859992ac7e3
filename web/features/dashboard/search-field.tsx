import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useAfterPause } from '../../ui/use-after-pause.ts';
import {
  dashboardAddress,
  dashboardSearch,
  type DashboardSearch,
  useDashboardSearch,
} from './dashboard-search.ts';

interface Props {
  /** The parameter that keeps the text. */
  name: 'search' | 'q';
  label: string;
  /** The rest of the address, from the first page of the results on. */
  others: DashboardSearch;
  typed: string;
  onType: (text: string) => void;
}

/** Searches a table; without script, submitting loads the page with the results. */
export function SearchField({ name: parameter, label, others, typed, onType }: Props) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <search className="grow basis-60 max-nav:mx-4.5 max-nav:my-3 max-nav:block">
      <form
        action={paths.dashboard}
        onSubmit={(event) => {
          event.preventDefault();
          // Hides the on-screen keyboard, which would cover the results.
          if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
        }}
        className="flex items-center gap-2 h-11 pl-4 pr-1 border border-line-control rounded-pill bg-paper transition-colors focus-within:border-ink nav:h-10"
      >
        {[...new URLSearchParams(dashboardSearch.format(others))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" className="size-5 text-ink-quiet" />
        <input
          ref={input}
          type="search"
          name={parameter}
          aria-label={label}
          placeholder={label}
          maxLength={textLimits.query}
          value={typed}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
          className="h-full min-w-0 grow text-m text-ellipsis outline-none placeholder:text-ink-quiet"
        />
        {typed !== '' && (
          <a
            href={dashboardAddress(others)}
            aria-label={m.search_clear()}
            onClick={(event) => {
              event.preventDefault();
              onType('');
              input.current?.focus();
            }}
            className="grid size-9 shrink-0 place-items-center rounded-pill text-ink-quiet hover:bg-sand hover:text-ink"
          >
            <Icon name="close" className="size-5" />
          </a>
        )}
      </form>
    </search>
  );
}

/** Milliseconds without typing before the address is updated. */
const pauseMs = 300;

/**
 * The search text: filters on every keystroke, and updates the address when typing pauses. A search is one history
 * entry however often its text changes; back and forward restore the entry's text.
 */
export function useSearchText(name: Props['name'], page: 'productsPage' | 'page') {
  const address = useDashboardSearch();
  const navigate = useNavigate();
  const inAddress = address[name] ?? '';
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  /** Texts being written into the address: one that arrives late must not replace newer typing. */
  const onTheirWay = useRef<string[]>([]);

  useEffect(() => {
    const arrived = onTheirWay.current.lastIndexOf(inAddress);
    onTheirWay.current.splice(0, arrived + 1);
    if (arrived >= 0 || written.current === inAddress) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useAfterPause(pauseMs, typed, () => {
    const text = typed.trim();
    if (text === written.current) return;
    const isNew = written.current === '';
    written.current = text;
    onTheirWay.current.push(text);
    void navigate(dashboardAddress({ ...address, [name]: text, [page]: undefined }), {
      replace: !isNew,
      preventScrollReset: true,
    });
  });

  const search = typed.trim();
  // The typed text filters before the address names it, from the first page on.
  const shown = search === inAddress ? address[page] : undefined;
  const field = { name, others: { ...address, [name]: undefined, [page]: undefined } };
  return {
    search: { ...address, [name]: search, [page]: shown },
    field: { ...field, typed, onType: setTyped },
  };
}
