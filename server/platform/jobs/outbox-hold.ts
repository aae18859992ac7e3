import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export type OutboxHold = NonNullable<Awaited<ReturnType<typeof findOutboxHold>>>;

/** SQL condition: nothing holds back the outbox. */
export const outboxIsOpen = sql<boolean>`not exists (select from outbox_hold)`;

/** Whether a restored shop's mails and messages wait for the operator; null where all goes out. */
export async function findOutboxHold(db: Db) {
  const hold = await db
    .selectFrom('outbox_hold')
    .select(['restored_at', 'backup_of'])
    .executeTakeFirst();
  return hold ?? null;
}
