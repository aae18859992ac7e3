import { Icon } from '../../../ui/icon.tsx';
import { dashboardAddress, useDashboardSearch } from '../dashboard-search.ts';
import { StateButton } from '../state-button.tsx';
import { tableRoles } from '../../../ui/table-roles.ts';
import { nextSorting, sortingOf, type SortedColumn } from './sort-orders.ts';

const icons = { none: 'sort', ascending: 'ascending', descending: 'descending' } as const;

/** The heading of a sortable column. */
export function SortHeading({ column, name }: { column: SortedColumn; name: string }) {
  const search = useDashboardSearch();
  const { sort, order, page: _, ...rest } = search;
  const sorting = sortingOf(column, search);
  return (
    <th {...tableRoles.columnHeading} aria-sort={sorting}>
      <StateButton
        address={dashboardAddress({ ...rest, ...nextSorting(column, { sort, order }) })}
        className="sort-button"
      >
        {name}
        <Icon name={icons[sorting]} className="size-4" />
      </StateButton>
    </th>
  );
}
