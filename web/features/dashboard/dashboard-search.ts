import { useLocation } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { searchSchema } from '../../platform/search-schema.ts';
import { ordersParameters } from './orders-parameters.ts';
import { productsParameters } from './products-parameters.ts';

/**
 * The state of all tables of the dashboard, as its address has it. Each table names its own parameters, and none has a
 * name of the other's.
 */
export const dashboardSearch = searchSchema({ ...ordersParameters, ...productsParameters });

export type DashboardSearch = ReturnType<typeof dashboardSearch.parse>;

export function dashboardAddress(search: DashboardSearch): string {
  const query = dashboardSearch.format(search);
  return query === '' ? paths.dashboard : `${paths.dashboard}?${query}`;
}

export function useDashboardSearch(): DashboardSearch {
  return dashboardSearch.parse(new URLSearchParams(useLocation().search));
}
