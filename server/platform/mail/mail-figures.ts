import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

export interface MailFigures {
  /** To be sent now, or tried again. */
  waiting: number;
  /** When the oldest of them was written. */
  since: Date | null;
  /** Of those that wait: failed at least once. */
  failing: number;
  /** When the oldest of these was written. */
  failingSince: Date | null;
  givenUp: number;
}

/** What waits to be sent. A mail that is to go out later does not wait. */
export async function findMailFigures(db: Kysely<Database>): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*) as waiting, min(created_at) as since, count(last_error) as failing,
      min(created_at) filter (where last_error is not null) as "failingSince",
      (select count(*) from mail where given_up_at is not null) as "givenUp"
    from mail
    where sent_at is null and given_up_at is null and (due_at <= now() or last_error is not null)`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, since: null, failing: 0, failingSince: null, givenUp: 0 };
}
