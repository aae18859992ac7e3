import { maxId } from '@orendi/contract/limits';
import { orderSorts, sortDirections } from '@orendi/contract/listings';
import { useLocation } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { oneOf, pageNumber, searchSchema, wholeNumber } from '../../platform/search-schema.ts';
import { productsParameters } from './products-parameters.ts';

/** The orders' part of the address: the page, and the sorting unless newest first. */
const ordersParameters = {
  page: pageNumber(maxId),
  sort: oneOf(orderSorts),
  order: oneOf(sortDirections),
  /** The page of held requests; without it they are only counted. */
  held: wholeNumber(maxId),
};

/**
 * The state of all dashboard tables, kept in the address. Each table has parameters of its own, with distinct names.
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
