import * as routes from '@orendi/contract/routes/private-orders';
import type { Services } from '../../../services.ts';
import type { Api } from '../../../platform/http/api.ts';
import { readSessionCookie } from '../../../platform/http/keep-session.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { limitByAccount } from '../../../platform/http/limit-by-account.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { listOrders } from './list-orders.ts';
import { presentOrder } from './present-order.ts';
import { updateOrder } from './update-order.ts';

const changeLimit: RateLimit = { name: 'order-status', calls: 600, seconds: 600 };
/** High, because a browser that loses its stream reconnects every few seconds. */
const openLimit: RateLimit = { name: 'events', calls: 300, seconds: 600 };

/** Sellers' routes for the requests made to them. */
export function orderRoutes(api: Api, services: Services): void {
  const { countCall, db, liveOrders, settings } = services;
  const placesOf = (site: string) => ({ address: pictureAddresses(site, settings.mediaUrl), site });

  api.openapi({ ...routes.listOrders, middleware: owner }, async (c) => {
    const places = placesOf(c.get('publicUrl'));
    const data = await listOrders(db, c.get('businessId'), c.req.valid('query'), places);
    return c.json({ data }, 200);
  });

  api.openapi(
    {
      ...routes.updateOrder,
      middleware: [owner, limitByAccount(countCall, changeLimit), requireJson] as const,
    },
    async (c) => {
      const row = await updateOrder(services, c.get('businessId'), c.req.valid('json'));
      const { address, site } = placesOf(c.get('publicUrl'));
      return c.json({ data: presentOrder(row, address, site) }, 200);
    },
  );

  api.openapi(
    { ...routes.openEvents, middleware: [owner, limitByAccount(countCall, openLimit)] as const },
    (c) => {
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
    },
  );
}
