import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** A restored shop whose mails and messages wait for the operator. */
export interface OutboxHold {
  restored_at: Date;
  backup_of: Date;
}

/** SQL condition: nothing holds back the outbox. */
export const outboxIsOpen = sql<boolean>`not exists (select from outbox_hold)`;

/** Null where all goes out. */
export async function findOutboxHold(db: Db): Promise<OutboxHold | null> {
  const hold = await db
    .selectFrom('outbox_hold')
    .select(['restored_at', 'backup_of'])
    .executeTakeFirst();
  return hold ?? null;
}
