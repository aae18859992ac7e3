import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import { insertMails, mailHost, queueMails } from '../../../platform/mail/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { RequestableItem } from '../../catalogue/index.ts';

export const requestTemplate = 'request';

export async function queueRequestMail(
  trx: Db,
  settings: Pick<Settings, 'mailFrom'>,
  requestId: number,
  recipients: string[],
  edited?: { dueAt: Date },
): Promise<void> {
  await queueMails(trx, mailHost(settings.mailFrom), {
    subjectId: `request-${requestId}`,
    template: requestTemplate,
    payload: { requestId, ...(edited && { isEdited: true }) },
    recipients,
    requestId,
    ...edited,
  });
}

/** A buyer may change the message more than once. */
const EDIT_MS = 10 * 60_000;

/** Tells of a changed message where a mail with the former one has gone out; one that still waits shows the changed one. */
export async function queueEditedMail(
  trx: Trx,
  settings: Pick<Settings, 'mailFrom'>,
  requestId: number,
  recipients: string[],
): Promise<void> {
  const mails = sql`mail where request_id = ${requestId} and template = ${requestTemplate} and given_up_at is null`;
  // One that is being sent, and so is locked, may show the former one.
  const { rows: waiting } = await sql<{ recipient: string }>`
    select recipient from ${mails} and sent_at is null for update skip locked`.execute(trx);
  const { rows: all } = await sql`select from ${mails}`.execute(trx);
  if (all.length === waiting.length) return;
  const told = recipients.filter((one) => waiting.every(({ recipient }) => recipient !== one));
  const dueAt = new Date(Date.now() + EDIT_MS);
  await queueRequestMail(trx, settings, requestId, told, { dueAt });
}

/**
 * The same within the statement that stores the request.
 * @param stored names what returns its `id`
 */
export function insertRequestMail(
  { mailFrom }: Pick<Settings, 'mailFrom'>,
  recipients: string[],
  stored: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const about = sql`(select 'request-' || id as subject, jsonb_build_object('requestId', id) as payload,
    id as request_id from ${stored})`;
  return insertMails(mailHost(mailFrom), { template: requestTemplate, recipients }, about);
}

export function recipientsOf(told: Pick<RequestableItem, 'business_email' | 'account_email'>) {
  const { business_email: business, account_email: account } = told;
  const isOther = account !== null && account.toLowerCase() !== business.toLowerCase();
  return isOther ? [business, account] : [business];
}
