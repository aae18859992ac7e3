import { m } from '@orendi/messages';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { brokenField, conflict } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { findRecipients } from '../held/list-held.ts';
import { queueEditedMail, recipientsOf } from '../mail/queue-request-mail.ts';
import { wouldHold } from '../spam/judge-form.ts';
import type { OwnRequestRow } from './own-queries.ts';
import { canEdit } from './present-own-request.ts';

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
  await trx
    .updateTable('request')
    .set({ client_message: message, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  const [told] = await findRecipients(trx, [id]);
  if (told) await queueEditedMail(trx, settings, id, recipientsOf(told));
}
