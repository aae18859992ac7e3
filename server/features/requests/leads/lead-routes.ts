import * as routes from '@orendi/contract/routes/private-orders';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { pictureAddresses } from '../../../platform/media/picture-addresses.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { findOrderRow } from '../orders/order-queries.ts';
import { presentOrder } from '../orders/present-order.ts';
import { listEvents } from './event-queries.ts';
import { createLead } from './create-lead.ts';
import { findReplyTemplates, saveReplyTemplates } from './reply-templates.ts';

export function leadRoutes(api: Api, services: Services): void {
  const { changes, countCall, db, settings } = services;
  const changing = [owner, limitByAccount(countCall, changeLimit), requireJson] as const;

  api.openapi(guarded(routes.createLead, ...changing), async (c) => {
    const businessId = c.get('businessId');
    const accountId = c.get('session').user.id;
    const { 'Idempotency-Key': key } = c.req.valid('header');
    const writer = { businessId, accountId, language: c.get('language') };
    const id = await createLead(services, writer, c.req.valid('json'), key);
    changes.announceOrders(businessId);
    const row = await findOrderRow(db, businessId, id);
    if (!row) throw new ApiError('NOT_FOUND');
    const site = c.get('publicUrl');
    const address = pictureAddresses(site, settings.mediaUrl);
    return c.json({ data: presentOrder(row, address, site) }, 201);
  });

  api.openapi(guarded(routes.getHistory, owner), async (c) => {
    const { requestId } = c.req.valid('query');
    if (!(await findOrderRow(db, c.get('businessId'), requestId))) throw new ApiError('NOT_FOUND');
    const events = await listEvents(db, requestId);
    const history = events.map((event) =>
      Object.assign(event, { happened_at: event.happened_at.toISOString() }),
    );
    return c.json({ data: history }, 200);
  });

  api.openapi(guarded(routes.getReplyTemplates, owner), async (c) => {
    const templates = await findReplyTemplates(db, c.get('businessId'), c.get('language'));
    return c.json({ data: templates }, 200);
  });

  api.openapi(guarded(routes.saveReplyTemplates, ...changing), async (c) => {
    await saveReplyTemplates(db, c.get('businessId'), c.req.valid('json').templates);
    const templates = await findReplyTemplates(db, c.get('businessId'), c.get('language'));
    return c.json({ data: templates }, 200);
  });
}
