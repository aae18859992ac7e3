import * as routes from '@orendi/contract/routes/private-orders';
import type { Services } from '../../../services.ts';
import { type Api, guarded } from '../../../platform/http/api.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { requireJson } from '../../../platform/http/json-body.ts';
import { changeLimit, limitByAccount } from '../../../platform/http/rate-limit.ts';
import { owner } from '../../../platform/http/scopes.ts';
import { findOrderRow } from '../orders/order-queries.ts';
import { listEvents } from './event-queries.ts';
import { findReplyTemplates, saveReplyTemplates } from './reply-templates.ts';

export function leadRoutes(api: Api, { countCall, db }: Services): void {
  const changing = [owner, limitByAccount(countCall, changeLimit), requireJson] as const;

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
