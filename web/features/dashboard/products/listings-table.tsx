import { m } from '@orendi/messages';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { tableRoles } from '../../../ui/table-roles.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { ColumnHeading } from './column-heading.tsx';
import { columns } from './columns.tsx';
import type { OwnListing } from './own-listing.ts';
import { ListingRow } from './listing-row.tsx';
import { SelectAll } from './select-all.tsx';
import type { Selection } from './use-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Props {
  found: readonly OwnListing[];
  /** How many were found, even while only the first are loaded. */
  count: number;
  search: DashboardSearch;
  selection: Selection;
}

/**
 * The table of listings, virtualized. Its roles are explicit because phones lay it out as cards, and browsers then no
 * longer treat it as a table.
 */
export function ListingsTable({ found, count, search, selection }: Props) {
  const keys = useMemo(() => found.map(({ key }) => key), [found]);
  const { rows, after, measure, scroller, body } = useVirtualRows(keys);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { productsSort, productsOrder } = search;

  const toggle = useCallback((key: string) => {
    setOpened((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);

  // A different search or order starts at the top.
  const asked = [search.search, productsSort, productsOrder].join(' ');
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, asked]);

  return (
    <div ref={scroller} className="listings-scroller">
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
        <tbody ref={body} {...tableRoles.group}>
          {rows.map(({ place, before }) => {
            const listing = found[place];
            return (
              listing && (
                <Fragment key={listing.key}>
                  {before > 0 && <Gap height={before} />}
                  <ListingRow
                    listing={listing}
                    place={place}
                    isChosen={selection.has(listing.key)}
                    isOpen={opened.has(listing.key)}
                    onChoose={selection.choose}
                    onOpen={toggle}
                    measure={measure}
                  />
                </Fragment>
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </div>
  );
}

/** Space for rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tr {...tableRoles.none} className="listings-gap" style={{ height }}>
      <td {...tableRoles.none} colSpan={columns.length + 1} />
    </tr>
  );
}
