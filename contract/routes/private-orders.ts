import { z } from '@hono/zod-openapi';
import { created, done, success } from '../envelope.ts';
import { idempotencyKey } from '../fields/headers.ts';
import { id } from '../fields/number.ts';
import * as leads from '../schemas/leads.ts';
import { OrderPage, OrdersQuery } from '../schemas/orders.ts';
import { Request } from '../schemas/request.ts';
import { HeldForm, HeldPage, HeldQuery } from '../schemas/held.ts';
import { PushKey, PushSubscriptionEnd, PushSubscriptionForm } from '../schemas/push.ts';
import { Reminders } from '../schemas/account-data.ts';
import { callsOf, json, photograph } from './calls.ts';

const seller = callsOf('Orders', 'member');

export const listOrders = seller.get('/private/business-request/get', {
  summary: 'One page of the requests made to the own business',
  request: { query: OrdersQuery },
  responses: success('The requests', OrderPage),
});

export const updateOrder = seller.put('/private/business-request/update', {
  summary: 'Mark a request as responded or pending, and keep what has become of it',
  description:
    'One that is held is a 409 until it is restored, and so is marking as pending one that its buyer has withdrawn.',
  request: { body: json(leads.LeadChangeForm) },
  responses: success('The request', Request, 404, 409),
});

export const createLead = seller.post('/private/business-request/create', {
  summary: 'Write down a lead: one of a press, a call or the shop floor',
  description:
    'The list has it with `sources=all` alone; figures and reports of orders leave it out. A press that has become as many ' +
    'leads as visitors pressed is a 409.',
  request: {
    body: json(leads.NewLeadForm),
    headers: idempotencyKey(
      'The same key again answers with the lead that it has made, and corrects its name, number and note',
    ),
  },
  responses: created('The lead', Request, 404, 409),
});

export const markRead = seller.post('/private/business-request/read', {
  summary: 'Note that the details of a request have been opened, for its buyer',
  request: { body: json(z.object({ requestId: id() })) },
  responses: done('Noted', 404),
});

export const sendAnswer = seller.post('/private/business-request/send', {
  summary: 'Send a price, words or both to the buyer’s page',
  description:
    'A later one replaces it. The buyer is told by mail where an address was given. A new request becomes `answered`, or `offered` with a price. ' +
    'One that is held or withdrawn, or whose buyer has no open link, is a 409.',
  request: { body: json(leads.SendAnswerForm) },
  responses: success('The request', Request, 404, 409),
});

export const getRequestPhoto = seller.get('/private/request-photos/{id}', {
  summary: 'A photograph that a buyer has added to a request',
  responses: photograph(),
});

export const getHistory = seller.get('/private/business-request/history', {
  summary: 'What has happened to a request, newest first',
  description: 'A stage that was undone within a minute is left out.',
  request: { query: z.object({ requestId: id() }) },
  responses: success('The history', leads.LeadHistory, 404),
});

export const listPresses = seller.get('/private/contact-presses/get', {
  summary: 'How often visitors opened the phone, WhatsApp or Viber of the own business',
  description:
    'By day, button and item, newest first. They name nobody, and are kept for 400 days.',
  request: { query: leads.PressesQuery },
  responses: success('The presses', leads.PressPage),
});

export const getReplyTemplates = seller.get('/private/reply-templates', {
  summary: 'The prepared answers of the own business',
  description:
    'Their texts hold `{emri}`, `{artikulli}`, `{çmimi}` and `{link}` for the buyer’s name, the item, its price and its ' +
    'page. Those that every shop begins with are named in the caller’s language.',
  responses: success('The templates', leads.ReplyTemplates),
});

export const saveReplyTemplates = seller.put('/private/reply-templates', {
  summary: 'Replace the prepared answers of the own business',
  request: { body: json(leads.ReplyTemplatesForm) },
  responses: success('The templates', leads.ReplyTemplates),
});

export const openEvents = seller.get('/private/events', {
  summary: 'Live events of the own business',
  description:
    'Server-sent events. `orders` says how the orders stand (its data is an `OrdersState`, as JSON): once at the start ' +
    'and whenever a request arrives, is held or restored, is changed by its buyer, or its status changes. As it is the whole state, a lost event harms nothing and ' +
    '`Last-Event-ID` is not needed. `end` says that the session has ended; the stream closes after it. A comment comes ' +
    'at least every 30 seconds. More than ten open streams of an account are a 429.',
  responses: {
    200: {
      description: 'The events',
      content: {
        'text/event-stream': {
          schema: z.string().openapi({
            example:
              'event: orders\ndata: {"total":27,"pending":3,"latest_id":112,"held":0,"leads":31,"changed_at":null}\n\n',
          }),
        },
      },
    },
  },
});

export const listHeld = seller.get('/private/held-requests/get', {
  summary: 'One page of the requests kept apart as likely spam, newest first',
  description:
    'They are no orders, and count as none, until they are restored; a digest by mail names them within the hour.',
  request: { query: HeldQuery },
  responses: success('The held requests', HeldPage),
});

export const settleHeld = seller.put('/private/held-requests/update', {
  summary: 'Restore or drop held requests, or take a drop back',
  description:
    'All or nothing. A restored request becomes an order, and the mail about it is queued. A dropped one is deleted ' +
    'after 30 days; until then it can be restored or held again.',
  request: { body: json(HeldForm) },
  responses: done('Done', 404),
});

/* Messages about new requests to the seller's phone or computer (web push), beyond the spec. */

export const getPushKey = seller.get('/private/push-key', {
  summary: 'The key with which a browser subscribes to messages',
  responses: success('The key', PushKey),
});

export const savePushSubscription = seller.post('/private/push-subscriptions', {
  summary: 'Tell this browser of new requests, for as long as it is signed in',
  description:
    'The same one again changes nothing. A message is the JSON `{title, body, lang, tag, url}`: the name of the buyer ' +
    'and of the item, and nothing else of the request.',
  request: { body: json(PushSubscriptionForm) },
  responses: created('Saved', z.null()),
});

export const deletePushSubscription = seller.remove('/private/push-subscriptions', {
  summary: 'Tell this browser no more; also where it was not told',
  request: { body: json(PushSubscriptionEnd) },
  responses: done('Deleted'),
});

/* Reminders of what waits, by mail and by push, beyond the spec. */

export const getReminders = seller.get('/private/account/reminders', {
  summary: 'Which reminders the own account gets',
  responses: success('The reminders', Reminders),
});

export const setReminders = seller.put('/private/account/reminders', {
  summary: 'Choose which reminders the own account gets',
  description:
    'Those of a kind that is turned off are not sent, not even those that are on their way already.',
  request: { body: json(Reminders) },
  responses: success('The reminders', Reminders),
});
