import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import { currentCallId } from '../log/current-call.ts';
import type { Db, Trx } from '../db/tables.ts';
import { outboxIsOpen } from './outbox-hold.ts';

export interface ClaimedJob {
  id: number;
  queue: string;
  data: object;
  /** See `currentCallId`. */
  call_id: string | null;
}

/** Hourly or daily, at a UTC time written `00:17` (past the hour) or `02:23`. */
export interface Schedule {
  every: 'hour' | 'day';
  at: string;
}

/** The next moment of a schedule, from the columns `every` and `at`. */
const nextTime = sql<Date>`date_trunc(every, now() - at, 'UTC') + at + ('1 ' || every)::interval`;

/** @param delaySeconds how long it waits at least */
export async function insertJob(trx: Trx, queue: string, data: object, delaySeconds = 0) {
  await sql`${prepared}
    insert into job (queue, data, call_id, due_at)
    values (${queue}, ${JSON.stringify(data)}::jsonb, ${currentCallId()}, now() + ${delaySeconds} * interval '1 second')`.execute(
    trx,
  );
}

/**
 * A part of a statement, for work that another part causes.
 * @param jobs a row with its `data` for each
 */
export function insertJobs(queue: string, jobs: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into job (queue, data, call_id) select ${queue}, jobs.data, ${currentCallId()} from ${jobs} jobs`;
}

/** Schedules a queue, for all processes. An unchanged schedule keeps its next time. */
export async function upsertSchedule(db: Db, queue: string, { every, at }: Schedule) {
  await sql`
    insert into job (queue, every, at, due_at)
    select ${queue}, every, at, ${nextTime} from (select ${every}::text as every, ${at}::interval as at) s
    on conflict (queue) where every is not null do update
      set every = excluded.every, at = excluded.at, due_at = excluded.due_at
      where (job.every, job.at) is distinct from (excluded.every, excluded.at)`.execute(db);
}

/**
 * Skips jobs that somebody else does.
 * @param outgoing queues whose jobs wait while the outbox is held
 */
export async function claimDueJob(trx: Trx, queues: string[], outgoing: string[]) {
  const { rows } = await sql<ClaimedJob>`${prepared}
    select id, queue, data, call_id from job where due_at <= now() and queue = any(${queues}::text[])
      and (${outboxIsOpen} or queue <> all(${outgoing}::text[]))
    order by due_at limit 1 for update skip locked`.execute(trx);
  return rows[0];
}

/** Removes a finished job; a scheduled one gets its next time instead. */
export async function finishJob(trx: Trx, id: number): Promise<void> {
  await sql`
    with gone as (delete from job where id = ${id} and every is null)
    update job set due_at = ${nextTime}, attempts = 0, last_error = null
    where id = ${id} and every is not null`.execute(trx);
}

/** The columns of a failed attempt. PostgreSQL accepts no NUL, and a server's reply may contain anything. */
export const failedAttempt = (reason: string) => ({
  attempts: sql<number>`attempts + 1`,
  last_error: reason.replaceAll('\0', '').toWellFormed().slice(0, 1_000),
});

/** Delays a failed job by one second, then two, four and so on up to a quarter of an hour. */
export async function putJobOff(db: Db, id: number, reason: string): Promise<void> {
  await db
    .updateTable('job')
    .set({
      ...failedAttempt(reason),
      due_at: sql`clock_timestamp() + least(power(2, least(attempts, 10)), 900) * interval '1 second'`,
    })
    .where('id', '=', id)
    .execute();
}
