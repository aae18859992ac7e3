import type { ConsoleQuery, HeldAnywherePage } from '@orendi/contract/schemas/operator-work';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { presentOrder } from '../orders/present-order.ts';
import { countHeld, listHeldRows } from './held-queries.ts';

/** A page of the held requests of all businesses, for the operator. */
export async function listHeldAnywhere(
  db: Kysely<Database>,
  { page, perPage }: ConsoleQuery,
  { address, site }: { address: PictureAddress; site: string },
): Promise<HeldAnywherePage> {
  const rows = await listHeldRows(db, null, { page, perPage });
  const results = rows.map((row) =>
    Object.assign(presentOrder(row, address, site), {
      signals: row.signals,
      business: { id: row.business_id, business_name: row.business_name },
    }),
  );
  return { results, page, perPage, total: await countHeld(db) };
}
