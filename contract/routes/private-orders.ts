import { createRoute } from '@hono/zod-openapi';
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
