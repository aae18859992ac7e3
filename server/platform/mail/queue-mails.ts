import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { Jobs, Queue } from '../jobs/index.ts';
import { currentCallId } from '../log/current-call.ts';

/** Woken after a commit that queued a mail. Its work is the rows of `mail` themselves. */
export const mailQueue: Queue = { name: 'mail' };

/** Runs a transaction, and has the mails that it queues sent at once. */
export async function withMails<T>(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'wake'> },
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const result = await db.transaction().execute(work);
  jobs.wake(mailQueue);
  return result;
}

/** Stores the data it is rendered from, not its text. */
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
 * After the commit, `jobs.wake(mailQueue)` sends them at once.
 * @param host the right side of the Message-ID
 */
export async function queueMails(
  trx: Db,
  host: string,
  { subjectId, payload, requestId, ...mail }: NewMail,
): Promise<void> {
  const about = sql`(select ${subjectId}::text as subject, ${JSON.stringify(payload)}::jsonb as payload,
    ${requestId ?? null}::integer as request_id)`;
  await sql`${prepared}${insertMails(host, mail, about)}`.execute(trx);
}

/**
 * For mails that a statement sends about rows of its own.
 * @param about rows of `subject`, `payload`, `request_id`
 */
export function insertMails(
  host: string,
  { template, recipients, dueAt, accountId }: Omit<NewMail, 'subjectId' | 'payload' | 'requestId'>,
  about: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Drawn once and stored, so that every attempt has the same id. The random part keeps a shop that starts over from
  // repeating old ids: mail programs would hide its mails as duplicates.
  const marks = recipients.map(() => randomBytes(6).toString('hex'));
  return sql`
    insert into mail (message_id, template, recipient, payload, request_id, account_id, call_id, due_at)
    select '<' || about.subject || '-' || at || '.' || mark || '@' || ${host}::text || '>', ${template}, recipient,
      about.payload, about.request_id, ${accountId ?? null}::integer, ${currentCallId()},
      coalesce(${dueAt ?? null}::timestamptz, now())
    from ${about} about, unnest(${recipients}::text[], ${marks}::text[]) with ordinality as told (recipient, mark, at)`;
}

/** Accepts any form of address. */
export function mailHost(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
}
