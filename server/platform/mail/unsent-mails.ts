import { maxId } from '@orendi/contract/limits';
import { type Selectable, sql } from 'kysely';
import { recordAction } from '../audit/record-action.ts';
import { readPage } from '../db/read-page.ts';
import type { Database, Db, Trx } from '../db/tables.ts';

/** The subject of a mail in the outbox: `request-12`. */
const subject = sql<string>`regexp_replace(message_id, ${'^<(.*?)-\\d+\\..*$'}, ${'\\1'})`.as(
  'subject',
);

type StoredMail = Selectable<Database['mail']>;
export type UnsentMail = Pick<
  StoredMail,
  'id' | 'recipient' | 'attempts' | 'due_at' | 'given_up_at'
> & { subject: string; error: string | null; written_at: Date };

/** Given up, failed and tried again, or due and not tried yet; the oldest first. */
export function listUnsentMails(db: Db, page = { page: 1, perPage: maxId }) {
  const columns = sql<UnsentMail>`id, ${subject}, recipient, attempts, last_error as error,
    created_at as written_at, due_at, given_up_at`;
  const found = sql`
    from mail where sent_at is null and (last_error is not null or due_at < now())`;
  return readPage(db, page, columns, { found, order: sql`id` });
}

/**
 * Gives them the patience of new mails; the caller wakes the queue.
 * @param ids all if absent
 * @returns their ids
 */
export async function retryMails(db: Db, actor: string, ids?: number[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('mail')
      .set({ due_at: sql`now()`, last_error: null, refused_since: null, given_up_at: null })
      .where('sent_at', 'is', null)
      .where('last_error', 'is not', null)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .returning(['id', subject])
      .execute();
    await recordMails(trx, actor, 'mail retry', rows);
    return rows.map(({ id }) => id);
  });
}

/**
 * Only mails that were given up; what they are about stays.
 * @returns the ids of those that were there
 */
export async function dropMails(db: Db, actor: string, ids: number[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .deleteFrom('mail')
      .where('id', 'in', ids)
      .where('given_up_at', 'is not', null)
      .returning(['id', subject])
      .execute();
    await recordMails(trx, actor, 'mail drop', rows);
    return rows.map(({ id }) => id);
  });
}

/** Without recipients, who may be erased later. */
async function recordMails(
  trx: Trx,
  actor: string,
  action: string,
  mails: { id: number; subject: string }[],
): Promise<void> {
  if (mails.length === 0) return;
  const about = mails.length === 1 ? `mail ${mails[0]?.id}` : `${mails.length} mails`;
  const details = mails.map((mail) => `${mail.id} ${mail.subject}`).join(', ');
  await recordAction(trx, { actor, action, subject: about, details });
}
