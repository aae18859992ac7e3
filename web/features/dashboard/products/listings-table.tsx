import { m } from '@orendi/messages';
import { useEffect, useRef } from 'react';
import { tableRoles } from '../../../ui/table-roles.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import {
  dashboardAddress,
  type DashboardSearch,
  listingOrder,
  orderParameters,
  pressColumn,
  sortingOf,
} from '../dashboard-search.ts';
import { SortHeading } from '../sort-heading.tsx';
import { type Column, columns } from './columns.tsx';
import { ListingRow, targetClass } from './listing-row.tsx';
import type { OwnListing } from './own-listing.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  rows: readonly OwnListing[];
  /** How many come before them. */
  first: number;
  /** How many were found, on all pages. */
  count: number;
  search: DashboardSearch;
  selection: Selection;
}

/** Contains absolutely positioned children, so that hidden ones do not widen the page; scrolls to below the page's sticky bar. */
const scrollerClass =
  'relative scroll-mt-32 border-t border-line -outline-offset-2 nav:overflow-x-auto nav:overscroll-x-contain';

/** A page of listings. Its roles are explicit because phones lay it out as cards. */
export function ListingsTable({ rows, first, count, search, selection }: Props) {
  const frame = useRef<HTMLDivElement>(null);

  // Another page is read from its first row.
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView();
  }, [first]);

  return (
    <div ref={frame} className={scrollerClass}>
      <table
        {...tableRoles.table}
        aria-labelledby="products-heading"
        aria-rowcount={count + 1}
        className="listings-table"
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row} aria-rowindex={1}>
            <th {...tableRoles.columnHeading} className="w-12">
              <SelectAll selection={selection} isNamed={false} />
            </th>
            {columns.map((column) => (
              <ColumnHeading key={column.name()} column={column} search={search} />
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
              onChoose={selection.choose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A column's heading; pressing a sortable one leads to its next order. */
function ColumnHeading({ column, search }: { column: Column; search: DashboardSearch }) {
  const { by, name, width = '', look = '' } = column;
  const label = name();
  const headingLook = `${width} ${look}`;
  if (by === undefined) {
    return (
      <th {...tableRoles.columnHeading} className={headingLook}>
        {label}
      </th>
    );
  }
  const order = listingOrder(search);
  return (
    <SortHeading
      name={label}
      sorting={sortingOf(by, order)}
      address={dashboardAddress({ ...search, ...orderParameters(pressColumn(by, order)) })}
      look={headingLook}
    />
  );
}

/** @param props.isNamed the label is visible next to the checkbox */
export function SelectAll({ selection, isNamed }: { selection: Selection; isNamed: boolean }) {
  const { isAll, isSome, isComplete, chooseAll } = selection;
  const hasScript = useHydrated();
  const label = m.products_choose_all();
  return (
    <label className={targetClass}>
      <input
        type="checkbox"
        checked={isAll}
        // A press before the script would be taken back by it, one before all rows are there would select only some.
        disabled={!hasScript || !isComplete}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        aria-label={isNamed ? undefined : label}
        onChange={chooseAll}
      />
      {isNamed && label}
    </label>
  );
}
