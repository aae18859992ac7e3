import { z } from '@hono/zod-openapi';
import { named } from '../fields/named.ts';
import { Count, Id } from '../fields/answer.ts';
import { choice, flag } from '../fields/choice.ts';
import { id, pageNumber, pageSize } from '../fields/number.ts';
import { pageOf } from '../fields/page.ts';
import { paging } from '../limits.ts';
import { orderSorts, sortDirections } from '../listings.ts';
import { Request } from './request.ts';

export const OrdersQuery = z.object({
  page: pageNumber(),
  perPage: pageSize(paging.ordersPerPage),
  sort: choice(orderSorts).default('created_at'),
  order: choice(sortDirections).default('desc'),
});
export type OrdersQuery = z.output<typeof OrdersQuery>;

export const OrderPage = pageOf(Request)
  .extend({ waiting: Count.describe('How many of all are pending') })
  .openapi('OrderPage');
export type OrderPage = z.infer<typeof OrderPage>;

/** `status` is true for responded. */
export const OrderStatusForm = named('OrderStatusForm', { requestId: id(), status: flag() });

/** The current state of the orders, which the dashboard's live events carry. */
export const OrdersState = named('OrdersState', {
  total: Count,
  pending: Count,
  latest_id: Id.nullable().describe('Of the newest request'),
  held: Count.describe('Kept apart as likely spam, and in none of the other figures'),
});
export type OrdersState = z.infer<typeof OrdersState>;
