import * as routes from '@orendi/contract/routes/own-requests';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { readVisitor } from '../../../platform/http/visitor.ts';
import { refuseInvalidForm } from '../captcha-failed.ts';
import { findOwnRequest } from '../own/own-queries.ts';
import { foundByLink } from '../own/own-request-routes.ts';
import { askOtherSeller, listOtherSellers } from './other-sellers.ts';

/** How holders of a request's link ask another seller the same. */
export function otherSellerRoutes(api: Api, services: Services): void {
  const { db } = services;
  const found = foundByLink(services);

  api.openapi(guarded(routes.listOtherSellers), async (c) => {
    const { token } = c.req.valid('param');
    const row = await found(await findOwnRequest(db, token), c.get('clientAddress'));
    return c.json({ data: await listOtherSellers(services, row, c.get('publicUrl')) }, 200);
  });

  api.openapi(
    guarded(routes.askOtherSeller, requireJson),
    async (c) => {
      const { token: ownToken } = c.req.valid('param');
      const [clientAddress, publicUrl] = [c.get('clientAddress'), c.get('publicUrl')];
      const row = await found(await findOwnRequest(db, ownToken), clientAddress);
      const sender = { visitor: readVisitor(c, services), clientAddress, publicUrl };
      const form = c.req.valid('json');
      const data = await askOtherSeller(services, { row, ownToken }, form, sender);
      return c.json({ data }, 201);
    },
    refuseInvalidForm,
  );
}
