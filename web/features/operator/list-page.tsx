import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Paged } from '../dashboard/load-page.ts';
import { Pagination } from '../dashboard/pagination.tsx';
import { consoleFrame, ConsolePage, noneClass } from './console-page.tsx';
import { type ConsolePageName, describePage } from './console-pages.ts';
import { listAddress, type ListSearch } from './list-loader.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { counted } from '../../platform/number-text.ts';

interface Props<Row, State extends string> {
  name: ConsolePageName;
  /** The loader's data (see `listLoader`). */
  list: { search: ListSearch<State>; page: Paged<Row> & { page: number } };
  /** Names the search field; without it there is none. */
  searchLabel?: string;
  /** The words on the choices of a state; the first one stands for no choice. */
  states?: readonly (readonly [State | undefined, string])[];
  /** Replaces the rows while there are none. */
  none: string;
  /** Beside the number of rows. */
  aside?: ReactNode;
  /** A row, as an `<li>`. */
  children: (row: Row) => ReactNode;
}

/** A page of the console with a list: how many there are, the rows, and the other pages. */
export function ListPage<Row, State extends string>(props: Props<Row, State>) {
  const { name, list, none, aside, children } = props;
  const { title, path } = describePage(name);
  const { search, page } = list;
  const { results, total } = page;
  return (
    <ConsolePage name={name}>
      <ListFilter {...props} />
      <div {...useKeptPlace()} className={consoleFrame}>
        <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-4 min-h-13 py-1.5 px-4.5 text-ink-quiet tabular-nums [&>button]:text-ink">
          <output>{m.console_total(counted(total))}</output>
          {aside}
        </div>
        {results.length > 0 && <ul aria-label={title}>{results.map(children)}</ul>}
        {results.length === 0 && (
          <div className={noneClass}>
            <p className="wrap-anywhere">
              {search.q === undefined ? none : m.console_none_found({ q: search.q })}
            </p>
            {search.q !== undefined && (
              <a href={path} className="text-ink underline underline-offset-4">
                {m.console_show_all()}
              </a>
            )}
          </div>
        )}
        <Pagination
          {...page}
          label={m.console_pages()}
          addressOf={(number) => listAddress(path, { ...search, page: number })}
        />
      </div>
    </ConsolePage>
  );
}

/** Narrows the list by a search and by the state of its rows; the address keeps both. */
function ListFilter<Row, State extends string>(props: Props<Row, State>) {
  const { name, states, searchLabel: label } = props;
  const { path } = describePage(name);
  const { search } = props.list;
  if (label === undefined && states === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 mb-4 [&>search]:grow [&>search]:basis-70 [&>search]:max-w-120">
      {label !== undefined && (
        <SearchField key={search.q ?? ''} path={path} search={search} label={label} />
      )}
      {states && (
        <nav aria-label={m.console_state()} className="flex flex-wrap gap-2">
          {states.map(([state, label]) => (
            <a
              key={label}
              href={listAddress(path, { q: search.q, state })}
              data-stay
              aria-current={search.state === state ? 'true' : undefined}
              className={buttonClass(search.state === state ? 'chosen' : 'plain', 'small')}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Keyed by what was searched, so that going back shows it. */
function SearchField({ path, search, label }: { path: string; search: ListSearch; label: string }) {
  const id = useId();
  const [typed, setTyped] = useState(search.q ?? '');
  const navigate = useNavigate();

  function find(event: FormEvent): void {
    event.preventDefault();
    const q = typed.trim() || undefined;
    void navigate(listAddress(path, { q, state: search.state }), { preventScrollReset: true });
  }

  return (
    <search>
      <form
        action={path}
        onSubmit={find}
        className="flex min-h-12 items-center gap-2 rounded-pill border border-line-control bg-surface pr-1 pl-4 transition-colors focus-within:border-ink"
      >
        {search.state && <input type="hidden" name="state" value={search.state} />}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name="search" className="size-5 shrink-0 text-ink-quiet" />
        <input
          id={id}
          type="search"
          name="q"
          placeholder={label}
          maxLength={textLimits.name}
          value={typed}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-0 flex-1 self-stretch text-ellipsis outline-none"
        />
        <button type="submit" className={buttonClass('plain', 'small')}>
          {m.search_submit()}
        </button>
      </form>
    </search>
  );
}
