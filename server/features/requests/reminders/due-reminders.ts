import type { ReminderKind } from '@orendi/contract/leads';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import { awaitsMorningMail, type Daytime } from '../../../platform/mail/index.ts';

export const reminderTemplate = 'reminder';

/** Older leads are in the mail of each morning, and in no other: rows of reminders need not be kept longer. */
const month = sql.lit('31 days');

/** Deletes rows of leads and mornings that nothing asks for any more, and sent mails: those name visitors. */
export async function cleanUpReminders(db: Db): Promise<void> {
  await sql`
    delete from mail where template = ${reminderTemplate} and sent_at < now() - interval '1 day'`.execute(
    db,
  );
  await sql`delete from reminder where queued_at < now() - ${month}::interval - interval '1 day'`.execute(
    db,
  );
  await sql`delete from morning_mail where day < current_date - 7`.execute(db);
}

/**
 * Since when a lead waits. One that was held waits since it was restored, when its seller heard of it for the first time.
 */
export const waitsSince = sql<Date>`case when r.signals = '{}' then r.created_at else r.state_since end`;

/** Leads that still may become a sale. */
export const isOpen = sql`r.state in ('new', 'answered', 'offered')`;

const isUnsaid = (occasion: RawBuilder<string>) => sql`
  not exists (select from reminder m where m.request_id = r.id and m.occasion = ${occasion})`;

/** Leads `r` with each occasion of which their business has not been reminded. */
export const dueLeads = {
  /** They have waited for so many hours. */
  waiting: ({ at }: Daytime, hours: number[]) => {
    const occasion = sql<string>`h || ' h'`;
    return sql`select r.id, r.business_id, ${occasion} as occasion
      from request r cross join unnest(${hours}::float8[]) h
      where r.state = 'new' and r.created_at > ${at}::timestamptz - ${month}::interval
        and ${waitsSince} <= ${at}::timestamptz - h * interval '1 hour' and ${isUnsaid(occasion)}`;
  },
  /** Their day is today, or was on holidays; one that was set this day waits for the next. */
  followUp: ({ day, morning }: Daytime) => {
    const occasion = sql<string>`r.follow_up_on::text`;
    return sql`select r.id, r.business_id, ${occasion} as occasion from request r
      where r.follow_up_on > ${day}::date - ${month}::interval and r.follow_up_on <= ${day}::date
        and ${isOpen} and ${isUnsaid(occasion)}
        and not exists (
          select from request_event e
          where e.request_id = r.id and e.kind = 'follow_up' and e.happened_at >= ${morning}
        )`;
  },
  /** The line of each morning counts them. */
  morning: ({ morning }: Daytime) => sql`
    select r.id, r.business_id from request r where r.state = 'new' and ${waitsSince} < ${morning}`,
};

/** SQL condition: the business `b` has holidays, or is kept out of the shop. */
export const isClosed = (day: string) => sql`
  (b.suspended_at is not null or ${day}::date between b.closed_from and b.closed_to is true)`;

const wants = (kind: ReminderKind) => sql`${kind} <> all(a.reminders_off)`;

/** SQL condition: the business `b` is open, and its account `a` has had no reminder for an hour. */
const mayBeReminded = ({ at, day }: Daytime) => sql`
  not ${isClosed(day)} and (
    select max(payload ->> 'at') from mail where account_id = a.id and template = ${reminderTemplate}
  )::timestamptz > ${at}::timestamptz - interval '1 hour' is not true`;

/**
 * @param isMorningOver leaves out what only the mail of the morning tells
 * @returns ids of accounts
 */
export async function listReminded(
  db: Db,
  daytime: Daytime,
  { hours, isMorningOver, limit }: { hours: number[]; isMorningOver: boolean; limit: number },
): Promise<number[]> {
  const businesses = (leads: RawBuilder<unknown>) => sql`
    b.id in (select business_id from (${leads}) due)`;
  const ofMorning = isMorningOver
    ? sql`false`
    : sql`${awaitsMorningMail(daytime)} and (
        ${wants('morning')} and ${businesses(dueLeads.morning(daytime))}
        or ${wants('follow_up')} and ${businesses(dueLeads.followUp(daytime))}
      )`;
  const { rows } = await sql<{ id: number }>`
    select a.id from account a join business b on b.id = a.business_id
    where (${wants('waiting')} and ${businesses(dueLeads.waiting(daytime, hours))} or ${ofMorning})
      and ${mayBeReminded(daytime)}
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Undefined where the account may not be reminded now. */
export async function findReminded(trx: Trx, daytime: Daytime, accountId: number) {
  const { rows } = await sql<{
    business_id: number;
    business_email: string;
    account_email: string;
    reminders_off: ReminderKind[];
    awaits_morning: boolean;
    has_waited: boolean;
  }>`
    select b.id as business_id, b.email as business_email, a.email as account_email, a.reminders_off,
      ${awaitsMorningMail(daytime)} as awaits_morning,
      exists (select from (${dueLeads.morning(daytime)}) due where business_id = b.id) as has_waited
    from account a join business b on b.id = a.business_id
    where a.id = ${accountId} and ${mayBeReminded(daytime)}`.execute(trx);
  return rows[0];
}

/**
 * @param leads of `dueLeads`
 * @returns those of which the business is to be reminded now; no other process is told the same of them
 */
export async function takeLeads(
  trx: Trx,
  { at }: Daytime,
  businessId: number,
  leads: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ request_id: number }>`
    insert into reminder (request_id, occasion, queued_at)
    select id, occasion, ${at}::timestamptz from (${leads}) due where business_id = ${businessId}
    on conflict do nothing returning request_id`.execute(trx);
  return [...new Set(rows.map(({ request_id }) => request_id))];
}
