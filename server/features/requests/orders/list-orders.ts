import type { OrderPage, OrdersQuery } from '@orendi/contract/schemas/orders';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { findOrdersStates, listOrderRows } from './order-queries.ts';
import { presentOrder } from './present-order.ts';

/** One page of the requests made to a business, with their total number. */
export async function listOrders(
  db: Kysely<Database>,
  businessId: number,
  query: OrdersQuery,
  { address, site }: { address: PictureAddress; site: string },
): Promise<OrderPage> {
  const rows = await listOrderRows(db, businessId, query);
  const states = await findOrdersStates(db, [businessId]);
  const { total = 0, pending = 0 } = states.get(businessId) ?? {};
  return {
    results: rows.map((row) => presentOrder(row, address, site)),
    page: query.page,
    perPage: query.perPage,
    total,
    waiting: pending,
  };
}
