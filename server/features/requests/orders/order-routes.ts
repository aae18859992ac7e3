import * as routes from '@orendi/contract/routes/private-orders';
import type { OrderPage, OrdersQuery } from '@orendi/contract/schemas/orders';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { readSessionCookie } from '../../../platform/http/keep-session.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { limitByAccount } from '../../../platform/http/limit-by-account.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { owner } from '../../../platform/http/scopes.ts';
import {
  type PictureAddress,
  pictureAddresses,
} from '../../../platform/media/picture-addresses.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { presentOrder } from './present-order.ts';
import {
  findOrderRow,
  findOrdersStates,
  listOrderRows,
  type OrderRow,
  setRequestStatus,
} from './order-queries.ts';

const changeLimit: RateLimit = { name: 'order-status', calls: 600, seconds: 600 };
/** High, because a browser that loses its stream reconnects every few seconds. */
const openLimit: RateLimit = { name: 'events', calls: 300, seconds: 600 };

export function orderRoutes(api: Api, services: Services): void {
  const { countCall, db, liveOrders, settings } = services;
  const placesOf = (site: string) => ({ address: pictureAddresses(site, settings.mediaUrl), site });

  api.openapi(guarded(routes.listOrders, owner), async (c) => {
    const places = placesOf(c.get('publicUrl'));
    const data = await listOrders(db, c.get('businessId'), c.req.valid('query'), places);
    return c.json({ data }, 200);
  });

  api.openapi(
    guarded(routes.updateOrder, owner, limitByAccount(countCall, changeLimit), requireJson),
    async (c) => {
      const row = await updateOrder(services, c.get('businessId'), c.req.valid('json'));
      const { address, site } = placesOf(c.get('publicUrl'));
      return c.json({ data: presentOrder(row, address, site) }, 200);
    },
  );

  api.openapi(guarded(routes.openEvents, owner, limitByAccount(countCall, openLimit)), (c) => {
    const { id: sessionId, user } = c.get('session');
    const body = liveOrders.open({
      accountId: user.id,
      sessionId,
      businessId: c.get('businessId'),
      cookie: readSessionCookie(c) ?? '',
    });
    return c.body(body, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Tells proxies such as nginx not to buffer events.
      'X-Accel-Buffering': 'no',
      // Closes the connection with the stream, so that stopping the server does not wait for it.
      Connection: 'close',
    });
  });
}

async function listOrders(
  db: Db,
  businessId: number,
  query: OrdersQuery,
  { address, site }: { address: PictureAddress; site: string },
): Promise<OrderPage> {
  const rows = await listOrderRows(db, businessId, query);
  const states = await findOrdersStates(db, [businessId]);
  const { total = 0, pending = 0 } = states.get(businessId) ?? {};
  return {
    results: rows.map((row) => presentOrder(row, address, site)),
    page: query.page,
    perPage: query.perPage,
    total,
    waiting: pending,
  };
}

/** @throws ApiError NOT_FOUND when the request does not belong to the business */
async function updateOrder(
  { db, changes }: Pick<Services, 'db' | 'changes'>,
  businessId: number,
  { requestId, status }: { requestId: number; status: boolean },
): Promise<OrderRow> {
  const isKnown = await setRequestStatus(db, businessId, requestId, status);
  const row = isKnown ? await findOrderRow(db, businessId, requestId) : undefined;
  if (!row) throw new ApiError('NOT_FOUND');
  changes.announceOrders(businessId);
  return row;
}
