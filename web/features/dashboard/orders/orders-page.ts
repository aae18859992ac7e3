import type { Api } from '@orendi/contract/client-types';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import type { DashboardSearch } from '../dashboard-search.ts';
import { loadPage } from '../load-page.ts';

/** The page of orders an address asks for; past the end, the last page. */
export function loadOrders(api: Api, search: DashboardSearch): Promise<OrderPage> {
  const { sort, order, stage, q } = search;
  const query = { sort, order, sources: 'all', stage, q } as const;
  return loadPage(
    (page) => api('GET /private/business-request/get', { query: { page, ...query } }),
    search.page,
  );
}

/**
 * The page with one order updated in place.
 * @param isLive the server pushes the number of open requests; otherwise it is adjusted here
 */
export function changeOrder(page: OrderPage, changed: Request, isLive: boolean): OrderPage {
  const before = page.results.find(({ id }) => id === changed.id);
  const answered = Number(changed.request_status) - Number(before?.request_status ?? false);
  return {
    ...page,
    waiting: isLive ? page.waiting : page.waiting - answered,
    results: page.results.map((order) => (order.id === changed.id ? changed : order)),
  };
}
