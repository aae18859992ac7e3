import { m } from '@orendi/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tableRoles } from '../../../ui/table-roles.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { ColumnHeading } from './column-heading.tsx';
import { columns } from './columns.tsx';
import type { OwnListing } from './own-listing.ts';
import { ListingRow } from './listing-row.tsx';
import { SelectAll } from './select-all.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  /** Those of the page. */
  rows: readonly OwnListing[];
  /** How many come before them. */
  first: number;
  /** How many were found, on all pages. */
  count: number;
  search: DashboardSearch;
  selection: Selection;
}

/**
 * A page of listings. Its roles are explicit because phones lay it out as cards, and browsers then no longer treat it
 * as a table.
 */
export function ListingsTable({ rows, first, count, search, selection }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => {
    setOpened((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);

  // Another page is read from its first row.
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView();
  }, [first]);

  return (
    <div ref={frame} className="listings-scroller">
      <table
        {...tableRoles.table}
        aria-labelledby="products-heading"
        aria-rowcount={count + 1}
        className="listings-table"
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row} aria-rowindex={1}>
            <th {...tableRoles.columnHeading} className="listing-choice">
              <SelectAll selection={selection} label={m.products_choose_all()} isNamed={false} />
            </th>
            {columns.map((column) => (
              <ColumnHeading key={column.look} column={column} search={search} />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map((listing, index) => (
            <ListingRow
              key={listing.key}
              listing={listing}
              place={first + index}
              isChosen={selection.has(listing.key)}
              isOpen={opened.has(listing.key)}
              onChoose={selection.choose}
              onOpen={toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
