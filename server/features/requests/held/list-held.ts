import type { ConsoleQuery } from '@orendi/contract/schemas/operator-work';
import { sql } from 'kysely';
import type { HeldQuery } from '@orendi/contract/schemas/held';
import { readValue } from '../../../platform/db/rows.ts';
import type { Db, RequestState, Trx } from '../../../platform/db/tables.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { presentOrder } from '../orders/present-order.ts';
import { requestsWithMails } from '../orders/order-queries.ts';

export async function listHeldAnywhere(
  db: Db,
  { page, perPage }: ConsoleQuery,
  { address, site }: { address: PictureAddress; site: string },
) {
  const rows = await listHeldRows(db, null, { page, perPage });
  const results = rows.map((row) =>
    Object.assign(presentOrder(row, address, site), {
      signals: row.signals,
      business: { id: row.business_id, business_name: row.business_name },
    }),
  );
  return { results, page, perPage, total: await countHeld(db) };
}

/**
 * The newest first.
 * @param businessId null for all businesses
 */
export async function listHeldRows(db: Db, businessId: number | null, query: HeldQuery) {
  const { page, perPage } = query;
  const newest = sql`r.id desc`;
  const which = sql`and r.state = 'held' order by ${newest} limit ${perPage} offset ${(page - 1) * perPage}`;
  const { rows } = await requestsWithMails(businessId, which, newest).execute(db);
  return rows;
}

export const countHeld = (db: Db) => readValue(db)<number>`
  select count(*) from request where state = 'held'`;

/**
 * Makes two decisions about one request follow each other. About a withdrawn one there is nothing to decide.
 * @param businessId null for any business
 */
export async function lockRequests(trx: Trx, ids: number[], businessId: number | null) {
  const columns = ['id', 'state', 'business_id'] as const;
  const known = trx.selectFrom('request').select(columns).where('id', 'in', ids);
  const found = known.where('withdrawn_at', 'is', null);
  const own = businessId === null ? found : found.where('business_id', '=', businessId);
  return own.orderBy('id').forUpdate().execute();
}

export async function setState(trx: Trx, ids: number[], state: RequestState): Promise<void> {
  await trx
    .updateTable('request')
    .set({ state, state_since: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute();
}
