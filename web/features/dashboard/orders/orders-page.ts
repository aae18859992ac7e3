import type { Api } from '@orendi/contract/client-types';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import type { DashboardSearch } from '../dashboard-search.ts';

/** The page of orders an address asks for; past the end, the last page. */
export async function loadOrders(
  api: Api,
  { page, sort, order }: Pick<DashboardSearch, 'page' | 'sort' | 'order'>,
): Promise<OrderPage> {
  const ask = (wanted?: number) =>
    api('GET /private/business-request/get', { query: { page: wanted, sort, order } });
  const asked = await ask(page);
  if (asked.results.length > 0 || asked.total === 0) return asked;
  return ask(Math.ceil(asked.total / asked.perPage));
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
