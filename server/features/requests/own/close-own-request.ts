import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/tables.ts';
import type { OwnRequestRow } from './own-queries.ts';

/** The link opens nothing from then on; the request itself stays. */
export async function closeOwnRequest(trx: Trx, { id }: OwnRequestRow): Promise<void> {
  await trx
    .updateTable('request')
    .set({ link_closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
