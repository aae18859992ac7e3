import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** A restored shop whose mails and messages wait for the operator. */
export interface OutboxHold {
  restored_at: Date;
  /** When the backup was made. */
  backup_of: Date;
}

/** A condition: nothing holds back what is to be sent. */
export const outboxIsOpen = sql<boolean>`not exists (select from outbox_hold)`;

/** Why nothing is sent; null where all goes out. */
export async function findOutboxHold(db: Db): Promise<OutboxHold | null> {
  const hold = await db
    .selectFrom('outbox_hold')
    .select(['restored_at', 'backup_of'])
    .executeTakeFirst();
  return hold ?? null;
}
