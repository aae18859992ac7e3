import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import type { Database } from '../db/tables.ts';
import type { Jobs, Queue } from '../jobs/index.ts';

/** Its jobs carry no data: they say that it is time to look for mails to send. */
export const mailQueue: Queue = { name: 'mail', batchSize: 100 };

interface NewMail {
  /** What the mail is about, for its Message-ID: `request-12`. */
  subjectId: string;
  template: string;
  payload: Record<string, unknown>;
  recipients: string[];
  /** What takes the mail along when it is deleted. */
  requestId?: number;
  accountId?: number;
}

/**
 * Stores one mail for each recipient on the transaction that causes them. After its commit `jobs.wake(mailQueue)`
 * sends them at once.
 * @param host the right side of the Message-ID
 */
export async function queueMails(
  trx: Transaction<Database>,
  jobs: Pick<Jobs, 'send'>,
  host: string,
  { subjectId, template, payload, recipients, requestId, accountId }: NewMail,
): Promise<void> {
  const rows = recipients.map((recipient, index) => ({
    message_id: messageId(`${subjectId}-${index + 1}`, host),
    template,
    recipient,
    payload: JSON.stringify(payload),
    request_id: requestId ?? null,
    account_id: accountId ?? null,
  }));
  await trx.insertInto('mail').values(rows).modifyEnd(prepared).execute();
  await jobs.send(trx, mailQueue, {});
}

/**
 * Drawn once and stored, so that every attempt has the same. The random part keeps a shop that starts anew from
 * repeating old ids: mail programs would hide its mails as known.
 */
function messageId(name: string, host: string): string {
  return `<${name}.${randomBytes(6).toString('hex')}@${host}>`;
}

/** The host of the sender's address, whatever form the address has. */
export function mailHost(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
}
