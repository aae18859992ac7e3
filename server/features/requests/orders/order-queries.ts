import type { OrdersQuery, OrdersState } from '@orendi/contract/schemas/orders';
import type { MailState } from '@orendi/contract/schemas/request';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, ItemImages } from '../../../platform/db/tables.ts';
import type { AnsweredRequest } from '../mail/reply-links.ts';

export interface OrderRow extends AnsweredRequest {
  id: number;
  item_images: ItemImages;
  client_message: string;
  request_status: boolean;
  created_at: Date;
  mail_state: MailState['state'] | null;
  mail_at: Date | null;
  mail_recipient: string | null;
}

/** The requests of a business that `which` selects, with the states of their mails. */
function ordersWithMails(
  businessId: number,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) {
  return sql<OrderRow>`
    with chosen as materialized (
      select * from request r where r.business_id = ${businessId} ${which}
    )
    select r.id, r.item_id, r.item_type, r.item_name, r.item_images, r.client_name, r.client_message,
      r.client_phone, r.client_email, r.client_language, r.preferred_contact_method, r.request_status,
      r.created_at, b.business_name, m.state as mail_state, m.at as mail_at, m.recipient as mail_recipient
    from chosen r join business b on b.id = r.business_id
    left join lateral (
      select recipient,
        case when sent_at is not null then 'sent' when given_up_at is not null then 'given_up'
          when last_error is not null then 'failed' else 'queued' end as state,
        case when sent_at is not null then sent_at when given_up_at is not null then given_up_at when last_error is not null then due_at else created_at end as at
      from mail where request_id = r.id
      order by sent_at is not null, given_up_at is null, last_error is null, sent_at desc, id limit 1
    ) m on true
    order by ${order}`;
}

/** Every order ends with the id, so that no request appears on two pages. */
function orderBy({ sort, order }: Pick<OrdersQuery, 'sort' | 'order'>): RawBuilder<unknown> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const orders: Record<OrdersQuery['sort'], RawBuilder<unknown>> = {
    created_at: sql`r.created_at ${direction}, r.id ${direction}`,
    client_name: sql`r.client_sort_name ${direction}, r.id desc`,
    request_status: sql`r.request_status ${direction}, r.id desc`,
  };
  return orders[sort];
}

export async function listOrderRows(
  db: Kysely<Database>,
  businessId: number,
  { page, perPage, ...sorting }: OrdersQuery,
): Promise<OrderRow[]> {
  const order = orderBy(sorting);
  const which = sql`order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`;
  const { rows } = await ordersWithMails(businessId, which, order).execute(db);
  return rows;
}

export async function findOrderRow(
  db: Kysely<Database>,
  businessId: number,
  id: number,
): Promise<OrderRow | undefined> {
  const { rows } = await ordersWithMails(businessId, sql`and r.id = ${id}`, sql`r.id`).execute(db);
  return rows[0];
}

/** @returns whether the business has such a request */
export async function setRequestStatus(
  db: Kysely<Database>,
  businessId: number,
  id: number,
  status: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('request')
    .set({ request_status: status })
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const noOrders: OrdersState = { total: 0, pending: 0, latest_id: null };

/** The state of the businesses' orders; every count comes from an index. */
export async function findOrdersStates(
  db: Kysely<Database>,
  businessIds: number[],
): Promise<Map<number, OrdersState>> {
  const { rows } = await sql<OrdersState & { business_id: number }>`
    select business_id, count(*) as total, count(*) filter (where not request_status) as pending, max(id) as latest_id
    from request where business_id = any(${businessIds}::int[]) group by business_id`.execute(db);
  const found = new Map(
    rows.map(({ business_id, total, pending, latest_id }) => [
      business_id,
      { total, pending, latest_id },
    ]),
  );
  return new Map(businessIds.map((id) => [id, found.get(id) ?? noOrders]));
}
