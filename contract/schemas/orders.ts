import { z } from '@hono/zod-openapi';
import { Count } from '../fields/answer.ts';
import { choice, flag } from '../fields/choice.ts';
import { id } from '../fields/number.ts';
import { pageNumber, pageSize } from '../fields/paging.ts';
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

export const OrderPage = z
  .object({
    results: z.array(Request),
    page: z.int().min(1),
    perPage: z.int().min(1),
    total: Count,
  })
  .openapi('OrderPage');
export type OrderPage = z.infer<typeof OrderPage>;

/** `status` is true for responded. */
export const OrderStatusForm = z
  .object({ requestId: id(), status: flag() })
  .openapi('OrderStatusForm');
export type OrderStatusForm = z.output<typeof OrderStatusForm>;
