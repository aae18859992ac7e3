import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';

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
