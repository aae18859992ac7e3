import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { UnsentMail } from './unsent-mails.ts';

/** Mails that should have gone out: given up, failed and tried again, or due and not tried yet. */
const isWaiting = sql<boolean>`sent_at is null and (last_error is not null or due_at < now())`;

/** A page of them, the oldest first, and how many there are. */
export async function listWaitingMails(
  db: Kysely<Database>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ mails: UnsentMail[]; total: number }> {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'message_id', 'template', 'recipient', 'attempts', 'last_error'])
    .select(['due_at', 'given_up_at', 'created_at'])
    .where(isWaiting)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return { mails, total };
}
