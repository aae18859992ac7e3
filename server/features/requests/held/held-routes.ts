import * as routes from '@orendi/contract/routes/private-orders';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/limit-by-account.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { findOrdersStates } from '../orders/order-queries.ts';
import { presentOrder } from '../orders/present-order.ts';
import { listHeldRows } from './list-held.ts';
import { settleHeld } from './settle-held.ts';

export function heldRoutes(api: Api, services: Services): void {
  const { changes, countCall, db, settings } = services;

  api.openapi(guarded(routes.listHeld, owner), async (c) => {
    const [businessId, query, site] = [
      c.get('businessId'),
      c.req.valid('query'),
      c.get('publicUrl'),
    ];
    const address = pictureAddresses(site, settings.mediaUrl);
    const rows = await listHeldRows(db, businessId, query);
    const states = await findOrdersStates(db, [businessId]);
    const results = rows.map((row) =>
      Object.assign(presentOrder(row, address, site), { signals: row.signals }),
    );
    return c.json({ data: { results, ...query, total: states.get(businessId)?.held ?? 0 } }, 200);
  });

  api.openapi(
    guarded(routes.settleHeld, owner, limitByAccount(countCall, changeLimit), requireJson),
    async (c) => {
      const businessId = c.get('businessId');
      await settleHeld(services, { ...c.req.valid('json'), businessId });
      changes.announceOrders(businessId);
      return c.json({ data: null }, 200);
    },
  );
}
