import { createRoute } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { done, failures, success } from '../envelope.ts';
import { PushKey, PushSubscriptionEnd, PushSubscriptionForm } from '../schemas/push.ts';
import { session, sessionAndXsrf } from '../security.ts';

/* Messages about new requests to the seller's phone or computer (web push), beyond the spec. */

const tags = ['Orders'];

export const getPushKey = createRoute({
  method: 'get',
  path: '/private/push-key',
  operationId: 'getPushKey',
  summary: 'The key with which a browser subscribes to messages',
  tags,
  security: session,
  responses: { 200: success('The key', PushKey), ...failures(401, 403) },
});

export const savePushSubscription = createRoute({
  method: 'post',
  path: '/private/push-subscriptions',
  operationId: 'savePushSubscription',
  summary: 'Tell this browser of new requests, for as long as it is signed in',
  description:
    'The same one again changes nothing. A message is the JSON `{title, body, lang, tag, url}`: the name of the buyer ' +
    'and of the item, and nothing else of the request.',
  tags,
  security: sessionAndXsrf,
  request: { body: json(PushSubscriptionForm) },
  responses: { 201: done('Saved'), ...failures(400, 401, 403, 413, 415, 422) },
});

export const deletePushSubscription = createRoute({
  method: 'delete',
  path: '/private/push-subscriptions',
  operationId: 'deletePushSubscription',
  summary: 'Tell this browser no more; also where it was not told',
  tags,
  security: sessionAndXsrf,
  request: { body: json(PushSubscriptionEnd) },
  responses: { 200: done('Deleted'), ...failures(400, 401, 403, 413, 415, 422) },
});
