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
  /** How many are found, also while only the first are here. */
  count: number;
  search: DashboardSearch;
  selection: Selection;
}

/**
 * The listings, of which only those in sight are drawn. The roles are named because a phone lays the table out as cards, and
 * browsers then take it for none.
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

  // Other rows begin at their beginning.
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

/** The room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr {...tableRoles.none} className="listings-gap" style={{ height }}>
      <td {...tableRoles.none} colSpan={columns.length + 1} />
    </tr>
  );
}
