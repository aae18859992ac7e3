import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/tables.ts';
import type { OwnRequestRow } from './own-queries.ts';
import { stopMails } from './queue-own-mail.ts';

/** The link opens nothing from then on, and its address gets no mails about requests; the request itself stays. */
export async function closeOwnRequest(
  trx: Trx,
  secret: string,
  { id, client_email, withdrawn }: OwnRequestRow,
): Promise<void> {
  await trx
    .updateTable('request')
    .set({ link_closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  const email = client_email ?? withdrawn?.client_email;
  if (email) await stopMails(trx, secret, email);
}
