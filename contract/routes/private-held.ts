import { createRoute } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { HeldForm, HeldPage, HeldQuery } from '../schemas/held.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Orders'];

export const listHeld = createRoute({
  method: 'get',
  path: '/private/held-requests/get',
  operationId: 'listHeld',
  summary: 'One page of the requests kept apart as likely spam, newest first',
  description:
    'They are no orders, and count as none, until they are restored; a digest by mail names them within the hour.',
  tags,
  security: session,
  request: { query: HeldQuery },
  responses: { 200: success('The held requests', HeldPage), ...failures(401, 403, 422) },
});

export const settleHeld = createRoute({
  method: 'put',
  path: '/private/held-requests/update',
  operationId: 'settleHeld',
  summary: 'Restore or drop held requests, or take a drop back',
  description:
    'All or nothing. A restored request becomes an order, and the mail about it is queued. A dropped one is deleted ' +
    'after 30 days; until then it can be restored or held again.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(HeldForm) },
  responses: {
    200: done('Done'),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});
