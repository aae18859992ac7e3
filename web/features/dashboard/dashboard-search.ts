import { maxId } from '@orendi/contract/limits';
import { orderSorts, sortDirections } from '@orendi/contract/listings';
import { useLocation } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { oneOf, pageNumber, searchSchema } from '../../platform/search-schema.ts';
import { productsParameters } from './products-parameters.ts';

/** What the address says of the orders: the page of them, and their order where it is not newest first. */
const ordersParameters = {
  page: pageNumber(maxId),
  sort: oneOf(orderSorts),
  order: oneOf(sortDirections),
};

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
