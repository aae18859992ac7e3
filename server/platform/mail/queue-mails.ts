import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import type { Database } from '../db/tables.ts';
import type { Queue } from '../jobs/index.ts';
import { currentCallId } from '../log/current-call.ts';

/** Woken after a commit that queued a mail. Its work is the rows of `mail` themselves. */
export const mailQueue: Queue = { name: 'mail' };

/** A mail as it is stored: the data it is rendered from, not its text. */
interface NewMail {
  /** The subject of the mail, for its Message-ID: `request-12`. */
  subjectId: string;
  template: string;
  payload: Record<string, unknown>;
  recipients: string[];
  /** Not sent before this moment; at once if absent. */
  dueAt?: Date;
  /** The request whose deletion also deletes the mail. */
  requestId?: number;
  accountId?: number;
}

/**
 * Stores one mail for each recipient. After the commit, `jobs.wake(mailQueue)` sends them at once.
 * @param trx the transaction that causes them
 * @param host the right side of the Message-ID
 */
export async function queueMails(
  trx: Kysely<Database>,
  host: string,
  { subjectId, template, payload, recipients, dueAt, requestId, accountId }: NewMail,
): Promise<void> {
  const rows = recipients.map((recipient, index) => ({
    message_id: messageId(`${subjectId}-${index + 1}`, host),
    template,
    recipient,
    payload: JSON.stringify(payload),
    request_id: requestId ?? null,
    account_id: accountId ?? null,
    call_id: currentCallId(),
    ...(dueAt && { due_at: dueAt }),
  }));
  await trx.insertInto('mail').values(rows).modifyEnd(prepared).execute();
}

/**
 * Generated once and stored, so that every attempt has the same id. The random part keeps a shop that starts over from
 * repeating old ids: mail programs would hide its mails as duplicates.
 */
function messageId(name: string, host: string): string {
  return `<${name}.${randomBytes(6).toString('hex')}@${host}>`;
}

/** The host of the sender's address, whatever form the address has. */
export function mailHost(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
}
