import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Pagination } from '../../dashboard/pagination.tsx';
import { listAddress, type ListSearch } from './list-search.ts';
import { useKeptPlace } from './use-kept-place.ts';

interface Props<Row> {
  /** Names the list. */
  label: string;
  page: { results: readonly Row[]; page: number; perPage: number; total: number };
  /** The page's address, and what it asks for. */
  path: string;
  search: ListSearch;
  /** What stands there while there are none. */
  none: string;
  /** Beside the number of rows. */
  aside?: ReactNode;
  /** A row, as an `<li>`. */
  children: (row: Row) => ReactNode;
}

/** One page of a list: how many there are, the rows, and the other pages. */
export function ConsoleList<Row>({ label, page, path, search, none, ...rest }: Props<Row>) {
  const { aside, children } = rest;
  const { results, perPage, total } = page;
  const language = useLanguage();
  const place = useKeptPlace();
  return (
    <div {...place} className="console-list">
      <div className="console-list-head">
        <output>{m.console_total({ shown: formatNumber(total, language) })}</output>
        {aside}
      </div>
      {results.length === 0 ? (
        <NoRows path={path} search={search} none={none} />
      ) : (
        <ul aria-label={label}>{results.map(children)}</ul>
      )}
      {total > perPage && (
        <Pagination
          label={m.console_pages()}
          page={page.page}
          count={Math.ceil(total / perPage)}
          addressOf={(number) => listAddress(path, { ...search, page: number })}
        />
      )}
    </div>
  );
}

function NoRows({ path, search, none }: Pick<Props<never>, 'path' | 'search' | 'none'>) {
  const { q } = search;
  return (
    <div className="console-none">
      <p className="wrap-anywhere">{q === undefined ? none : m.console_none_found({ q })}</p>
      {q !== undefined && (
        <a href={path} className="console-link">
          {m.console_show_all()}
        </a>
      )}
    </div>
  );
}
