import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { RequestState, WithdrawnColumns } from '../../../platform/db/request-tables.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { conflict } from '../../../platform/http/api-error.ts';
import type { OwnRequestRow } from './own-queries.ts';
import { canReturn } from './present-own-request.ts';

/** Where a withdrawal leads from the states in which a request waits for its seller. */
const moves: Partial<Record<RequestState, RequestState>> = { new: 'lost', held: 'dropped' };

/** Empties all that names the buyer; a day long it can be taken back. Again, it changes nothing. */
export async function withdrawOwnRequest(trx: Trx, row: OwnRequestRow): Promise<void> {
  if (row.withdrawn_at) return;
  const { client_name, client_message, client_phone, client_phone_typed, client_email } = row;
  const contact = { client_phone, client_phone_typed, client_email };
  const former: WithdrawnColumns = { client_name, client_message, ...contact, state: row.state };
  const state = moves[row.state];
  await trx
    .updateTable('request')
    .set({
      client_name: '',
      client_message: '',
      client_phone: null,
      client_phone_typed: null,
      client_email: null,
      withdrawn_at: sql<Date>`now()`,
      withdrawn: JSON.stringify(former),
      ...(state && { state }),
      // A dropped one is kept for some days from then on; a new one that returns has waited since it came.
      ...(state === 'dropped' && { state_since: sql<Date>`now()` }),
    })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Takes a withdrawal back. A stage that the seller has given it meanwhile stays.
 * @throws ApiError CONFLICT after a day
 */
export async function returnOwnRequest(trx: Trx, row: OwnRequestRow, now: Date): Promise<void> {
  if (!row.withdrawn_at) return;
  if (!row.withdrawn || !canReturn(row, now)) throw conflict(m.api_request_gone);
  const { state, ...columns } = row.withdrawn;
  await trx
    .updateTable('request')
    .set({
      ...columns,
      withdrawn_at: null,
      withdrawn: null,
      ...(row.state === moves[state] && { state }),
    })
    .where('id', '=', row.id)
    .execute();
}
