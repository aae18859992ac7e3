import type { Api } from '@orendi/contract/client-types';
import type { OrderPage } from '@orendi/contract/schemas/orders';
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
