import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useRef } from 'react';
import { paths } from '../../../platform/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { dashboardAddress, dashboardSearch, type DashboardSearch } from '../dashboard-search.ts';

interface Props {
  search: DashboardSearch;
  typed: string;
  onType: (text: string) => void;
}

/** Searches names by prefix; without script, submitting loads the page with the results. */
export function ProductsSearchField({ search, typed, onType }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const others = { ...search, search: undefined, productsPage: undefined };

  return (
    <search className="products-search">
      <form
        action={paths.dashboard}
        onSubmit={(event) => {
          event.preventDefault();
          // Hides the on-screen keyboard, which would cover the results.
          if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
        }}
        className="products-search-form"
      >
        {[...new URLSearchParams(dashboardSearch.format(others))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" className="size-5 text-ink-quiet" />
        <input
          ref={input}
          type="search"
          name="search"
          aria-label={m.products_search()}
          placeholder={m.products_search()}
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
