import { answerTime as limits } from '@orendi/contract/limits';
import type { AnswerTime } from '@orendi/contract/schemas/stats';
import { tiraneDay, tiraneDayIn } from '@orendi/contract/tirane-day';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { daytimeAt, endOfNight } from '../../platform/mail/index.ts';
import type { Services } from '../../services.ts';
import { touchPages } from '../businesses/index.ts';
import { figureAnswerTime, type TimedLead } from './answer-time.ts';

/**
 * SQL condition: the request `r` is of the form and of the last 90 days. Left out are spam, unless its buyer denies
 * an answer, so that no seller hides that; what was held, as its seller heard of it late; what was withdrawn; and answers
 * of unknown time.
 */
const isTimed = (now: Date) => sql<boolean>`
  r.is_order and (r.state <> 'spam' or r.outcome = 'no') and r.signals = '{}' and r.withdrawn_at is null
    and (r.state = 'new' or r.answered_at is not null or r.outcome = 'no')
    and r.created_at > ${now}::timestamptz - ${sql.lit(`${limits.days} days`)}::interval`;

export async function getAnswerTime(db: Db, businessId: number, now: Date): Promise<AnswerTime> {
  const { rows: leads } = await sql<TimedLead>`
    select created_at, case when state <> 'new' then answered_at end as answered_at, outcome,
      client_phone as phone, client_email as email, encode(client_network, 'hex') as network
    from request r where business_id = ${businessId} and ${isTimed(now)}
    order by created_at, id`.execute(db);
  const business = await db
    .selectFrom('business')
    .select('closed_days')
    .where('id', '=', businessId)
    .executeTakeFirst();
  return figureAnswerTime(leads, new Set(business?.closed_days), now);
}

/** Each hour: what buyers read of how soon a business answers, and which days were holidays. */
export async function keepAnswerTimes(services: Pick<Services, 'changes' | 'clock' | 'db'>) {
  const { changes, clock, db } = services;
  const now = clock();
  await keepClosedDays(db, now);
  const { rows } = await sql<{ id: number; before: number | null }>`
    select b.id, b.answers_within_hours as before from business b
    where b.answers_within_hours is not null or ${limits.leads} <= (
      select count(*) from request r where r.business_id = b.id and ${isTimed(now)}
    ) order by b.id`.execute(db);
  for (const { id, before } of rows) {
    const { within_hours: hours } = await getAnswerTime(db, id, now);
    if (hours === before) continue;
    await changes.transaction(async (trx, touch) => {
      await sql`update business set answers_within_hours = ${hours} where id = ${id}`.execute(trx);
      await touchPages(trx, touch, id);
    });
  }
}

/**
 * A day is a holiday when the business was closed before its morning and is not opened before its evening, so that nobody
 * closes for an hour to be thought of as quick.
 */
async function keepClosedDays(db: Db, now: Date): Promise<void> {
  const day = tiraneDay(now);
  const isClosed = sql`(suspended_at is not null or ${day}::date between closed_from and closed_to is true)`;
  if (daytimeAt(now)) {
    await sql`
      update business set closed_days = array_remove(closed_days, ${day})
      where ${day} = any(closed_days) and not ${isClosed}`.execute(db);
  } else if (tiraneDay(endOfNight(now)) === day) {
    await sql`
      update business set closed_days = ${day}::text || array(
        select d from unnest(closed_days) d where d > ${tiraneDayIn(-limits.days - 1, now.getTime())}
      ) where ${isClosed} and ${day} <> all(closed_days)`.execute(db);
  }
}
