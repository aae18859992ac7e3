import type { Api } from '@orendi/contract/client-types';
import { paging } from '@orendi/contract/limits';
import type { PressPage, ReplyTemplate } from '@orendi/contract/schemas/leads';
import type { OrderPage } from '@orendi/contract/schemas/orders';
import type { Request } from '@orendi/contract/schemas/request';
import type { DashboardSearch } from '../dashboard-search.ts';
import { loadPage } from '../load-page.ts';

/** The page of orders an address asks for; past the end, the last page. */
export function loadOrders(
  api: Api,
  {
    page: asked,
    sort,
    order,
    stage,
    q,
  }: Pick<DashboardSearch, 'page' | 'sort' | 'order' | 'stage' | 'q'>,
): Promise<OrderPage> {
  return loadPage(
    (page) =>
      api('GET /private/business-request/get', {
        query: { page, sort, order, sources: 'all', stage, q },
      }),
    asked,
  );
}

/** The work to do: the requests that wait, and the contacts without a name; with the prepared answers. */
export interface Desk {
  /** The oldest first. */
  waiting: OrderPage;
  presses: PressPage['results'];
  templates: ReplyTemplate[];
  /** In milliseconds; for the time that something waits. */
  loadedAt: number;
}

/** @param waitingShown how many of the waiting requests, at most */
export async function loadDesk(
  api: Api,
  waitingShown: number = paging.ordersPerPage,
): Promise<Desk> {
  const [waiting, presses, { templates }] = await Promise.all([
    api('GET /private/business-request/get', {
      query: {
        stage: 'new',
        sources: 'all',
        sort: 'created_at',
        order: 'asc',
        perPage: waitingShown,
      },
    }),
    api('GET /private/contact-presses/get', { query: { perPage: paging.perPage } }),
    api('GET /private/reply-templates'),
  ]);
  const unnamed = presses.results.filter((press) => press.leads < press.presses);
  return { waiting, presses: unnamed, templates, loadedAt: Date.now() };
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

/** The desk without a request that waits no more, until the next one is loaded into its place. */
export function changeDesk(desk: Desk, changed: Request): Desk {
  const { waiting } = desk;
  const isHere = waiting.results.some(({ id }) => id === changed.id);
  const results = waiting.results
    .map((order) => (order.id === changed.id ? changed : order))
    .filter(({ stage }) => stage === 'new');
  const total = isHere && changed.stage !== 'new' ? waiting.total - 1 : waiting.total;
  const [oldest] = results;
  return {
    ...desk,
    waiting: { ...waiting, results, total, oldest_waiting_since: oldest?.waiting_since ?? null },
  };
}
