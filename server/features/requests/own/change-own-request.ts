import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { RequestState, WithdrawnColumns } from '../../../platform/db/request-tables.ts';
import type { Services } from '../../../services.ts';
import { updateRow } from '../../../platform/db/rows.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { brokenField, conflict } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { findRecipients, queueEditedMail, recipientsOf } from '../mail/queue-request-mail.ts';
import { wouldHold } from '../spam/judge-form.ts';
import type { OwnRequestRow } from './own-queries.ts';
import { canEdit, canReturn } from './present-own-request.ts';
import { stopMails } from './queue-own-mail.ts';

/** @throws ApiError VALIDATION for a text with which a new form would be held: a delivered request is never held later */
export async function checkOwnMessage(
  services: Pick<Services, 'tallies' | 'settings'>,
  row: OwnRequestRow,
  { message, publicUrl }: { message: string; publicUrl: string },
): Promise<void> {
  const { client_message: former, business_id: businessId } = row;
  if (message === former || !canEdit(row)) return;
  if (await wouldHold(services, { message, former }, { publicUrl, businessId }))
    throw brokenField('message', say(m.api_message_suspect));
}

/**
 * Keeps the text before, and tells the seller of the new one by mail where a mail with the former one has gone out.
 * @throws ApiError CONFLICT once it is answered or withdrawn
 */
export async function editOwnMessage(
  { settings }: Pick<Services, 'settings'>,
  trx: Trx,
  row: OwnRequestRow,
  message: string,
): Promise<void> {
  const { id, client_message: former } = row;
  if (!canEdit(row))
    throw conflict(row.withdrawn_at ? m.api_request_withdrawn : m.api_request_answered);
  if (message === former) return;
  await trx
    .insertInto('request_message')
    .values({ request_id: id, message: former, written_at: row.edited_at ?? row.created_at })
    .execute();
  await updateRow(trx, 'request', id, { client_message: message, edited_at: sql<Date>`now()` });
  const [told] = await findRecipients(trx, [id]);
  if (told) await queueEditedMail(trx, settings, id, recipientsOf(told));
}

/** Where a withdrawal leads from the states in which a request waits for its seller. */
const moves: Partial<Record<RequestState, RequestState>> = { new: 'lost', held: 'dropped' };

/** Empties all that names the buyer; a day long it can be taken back. Again, it changes nothing. */
export async function withdrawOwnRequest(trx: Trx, row: OwnRequestRow): Promise<void> {
  if (row.withdrawn_at) return;
  const { client_name, client_message, client_phone, client_phone_typed, client_email } = row;
  const contact = { client_phone, client_phone_typed, client_email };
  const former: WithdrawnColumns = { client_name, client_message, ...contact, state: row.state };
  const state = moves[row.state];
  await updateRow(trx, 'request', row.id, {
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
  });
}

/**
 * Takes a withdrawal back. A stage that the seller has given it meanwhile stays.
 * @throws ApiError CONFLICT after a day
 */
export async function returnOwnRequest(trx: Trx, row: OwnRequestRow, now: Date): Promise<void> {
  if (!row.withdrawn_at) return;
  if (!row.withdrawn || !canReturn(row, now)) throw conflict(m.api_request_gone);
  const { state, ...columns } = row.withdrawn;
  const back = { ...columns, ...(row.state === moves[state] && { state }) };
  await updateRow(trx, 'request', row.id, { ...back, withdrawn_at: null, withdrawn: null });
}

/** The link opens nothing from then on, and its address gets no mails about requests; the request itself stays. */
export async function closeOwnRequest(
  trx: Trx,
  secret: string,
  { id, client_email, withdrawn }: OwnRequestRow,
): Promise<void> {
  await updateRow(trx, 'request', id, { link_closed_at: sql<Date>`now()` });
  const email = client_email ?? withdrawn?.client_email;
  if (email) await stopMails(trx, secret, email);
}
