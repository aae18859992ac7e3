import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../db/tables.ts';

export type OutboxHold = Pick<Selectable<Database['outbox_hold']>, 'restored_at' | 'backup_of'>;

/** SQL condition: nothing holds back the outbox. */
export const outboxIsOpen = sql<boolean>`not exists (select from outbox_hold)`;

/** Whether a restored shop's mails and messages wait for the operator; null where all goes out. */
export async function findOutboxHold(db: Db): Promise<OutboxHold | null> {
  const { rows } = await sql<OutboxHold>`
    select restored_at, backup_of from outbox_hold`.execute(db);
  return rows[0] ?? null;
}
