import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

export interface MailFigures {
  /** To be sent now, or tried again. */
  waiting: number;
  /** When the oldest of them was written. */
  since: Date | null;
  /** Waiting, and failed at least once. */
  failing: number;
  /** Waiting for longer than a passing fault lasts, whatever the reason. */
  late: number;
  /** Since when the oldest of these should be out. */
  lateSince: Date | null;
  givenUp: number;
  /** A restored shop sends nothing until the operator releases its mails. */
  isHeld: boolean;
}

const PASSING = sql`interval '15 minutes'`;

/**
 * Counts what waits to be sent. A mail that is to go out later does not wait, and one that came with a backup waits since the
 * restore.
 */
export async function findMailFigures(db: Kysely<Database>): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*) as waiting, min(created_at) as since, count(last_error) as failing,
      count(*) filter (where due.since < now() - ${PASSING}) as late,
      min(due.since) filter (where due.since < now() - ${PASSING}) as "lateSince",
      (select count(*) from mail where given_up_at is not null) as "givenUp",
      exists (select from outbox_hold) as "isHeld"
    from mail left join outbox_hold on true cross join lateral (
      select greatest(
        case when last_error is null then due_at else created_at end,
        case when created_at <= backup_of then restored_at end
      ) as since
    ) due
    where sent_at is null and given_up_at is null and (due_at <= now() or last_error is not null)`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('the database has not counted the mails');
  return figures;
}
