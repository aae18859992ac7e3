import { Icon } from '../../../ui/icon.tsx';
import { tableRoles } from '../../../ui/table-roles.ts';
import { dashboardAddress, type DashboardSearch } from '../dashboard-search.ts';
import { StateButton } from '../state-button.tsx';
import type { Column } from './columns.tsx';
import { orderParameters, listingOrder, pressColumn, sortingOf } from '../products-parameters.ts';

const icons = { none: 'sort', ascending: 'ascending', descending: 'descending' } as const;

/** A column's heading; pressing a sortable one leads to its next order. */
export function ColumnHeading({ column, search }: { column: Column; search: DashboardSearch }) {
  const { by, name, look } = column;
  const label = name();
  if (by === undefined) {
    return (
      <th {...tableRoles.columnHeading} className={look}>
        {label}
      </th>
    );
  }
  const order = listingOrder(search);
  const sorting = sortingOf(by, order);
  return (
    <th {...tableRoles.columnHeading} aria-sort={sorting} className={look}>
      <StateButton
        address={dashboardAddress({ ...search, ...orderParameters(pressColumn(by, order)) })}
        className="sort-button"
      >
        {label}
        <Icon name={icons[sorting]} className="size-4" />
      </StateButton>
    </th>
  );
}
