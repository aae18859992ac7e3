import { createRoute, z } from '@hono/zod-openapi';
import { json } from '../body.ts';
import { failures, success } from '../envelope.ts';
import { OrderPage, OrdersQuery, OrderStatusForm } from '../schemas/orders.ts';
import { Request } from '../schemas/request.ts';
import { session, sessionAndXsrf } from '../security.ts';

const tags = ['Orders'];

export const listOrders = createRoute({
  method: 'get',
  path: '/private/business-request/get',
  operationId: 'listOrders',
  summary: 'One page of the requests made to the own business',
  tags,
  security: session,
  request: { query: OrdersQuery },
  responses: { 200: success('The requests', OrderPage), ...failures(401, 403, 422) },
});

export const updateOrder = createRoute({
  method: 'put',
  path: '/private/business-request/update',
  operationId: 'updateOrder',
  summary: 'Mark a request as responded or pending',
  tags,
  security: sessionAndXsrf,
  request: { body: json(OrderStatusForm) },
  responses: {
    200: success('The request', Request),
    ...failures(400, 401, 403, 404, 413, 415, 422),
  },
});

export const openEvents = createRoute({
  method: 'get',
  path: '/private/events',
  operationId: 'openEvents',
  summary: 'Live events of the own business',
  description:
    'Server-sent events. `orders` says how the orders stand (its data is an `OrdersState`, as JSON): once at the start ' +
    'and whenever a request arrives, is held or restored, or its status changes. As it is the whole state, a lost event harms nothing and ' +
    '`Last-Event-ID` is not needed. `end` says that the session has ended; the stream closes after it. A comment comes ' +
    'at least every 30 seconds. More than ten open streams of an account are a 429.',
  tags,
  security: session,
  responses: {
    200: {
      description: 'The events',
      content: {
        'text/event-stream': {
          schema: z.string().openapi({
            example: 'event: orders\ndata: {"total":27,"pending":3,"latest_id":112,"held":0}\n\n',
          }),
        },
      },
    },
    ...failures(401, 403),
  },
});
