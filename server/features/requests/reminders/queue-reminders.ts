import type { ReminderKind } from '@orendi/contract/leads';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../services.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import {
  awaitsMorningMail,
  type Daytime,
  type DaytimeMail,
  mailHost,
  queueMails,
  recordMorningMail,
} from '../../../platform/mail/index.ts';
import { recipientsOf } from '../mail/queue-request-mail.ts';
import { subscriptionsOf } from '../push/push-requests.ts';
import {
  isClosed,
  isOpen,
  type Reminder,
  reminderPushQueue,
  reminderTemplate,
  waitsSince,
} from './tell-reminders.ts';

/** Reminders of leads, by mail and on the browsers of the account: at most one an hour, for all of them. */
export function reminders(services: Pick<Services, 'db' | 'jobs' | 'settings'>): DaytimeMail {
  const { db, jobs, settings } = services;
  const hours = settings.remindAfterHours;
  /** Whose mails have all been queued: what comes later that day waits for the next one. */
  let lastMorning: string | null = null;
  return {
    async listDue(daytime, limit) {
      const isMorningOver = lastMorning === daytime.day;
      const accounts = await listReminded(db, daytime, { hours, isMorningOver, limit });
      if (accounts.length === 0) lastMorning = daytime.day;
      return accounts;
    },
    async queue(trx, daytime, accountId) {
      const reminded = await findReminded(trx, daytime, accountId);
      if (!reminded) return false;
      const { business_id: businessId, reminders_off: off } = reminded;
      const take = (kind: ReminderKind, leads: RawBuilder<unknown>) =>
        off.includes(kind) ? [] : takeLeads(trx, daytime, businessId, leads);
      const isFirst = reminded.awaits_morning;
      const waiting = await take('waiting', dueLeads.waiting(daytime, hours));
      const followUps = isFirst ? await take('follow_up', dueLeads.followUp(daytime)) : [];
      const isMorning = isFirst && reminded.has_waited && !off.includes('morning');
      if (waiting.length + followUps.length === 0 && !isMorning) return false;
      if (isMorning || followUps.length > 0) await recordMorningMail(trx, daytime, accountId);
      const at = daytime.at.toISOString();
      const reminder: Reminder = { accountId, at, waiting, followUps, isMorning };
      await queueMails(trx, mailHost(settings.mailFrom), {
        subjectId: `reminder-${accountId}`,
        template: reminderTemplate,
        payload: { ...reminder },
        recipients: recipientsOf(reminded),
        accountId,
      });
      for (const subscriptionId of reminded.subscription_ids) {
        await jobs.send(trx, reminderPushQueue, { ...reminder, subscriptionId });
      }
      return true;
    },
  };
}

/** Older leads are in the mail of each morning, and in no other: rows of reminders need not be kept longer. */
const month = sql.lit('31 days');

/** Deletes rows of leads and mornings that nothing asks for any more, and sent mails: those name visitors. */
export async function cleanUpReminders(db: Db): Promise<void> {
  await sql`
    delete from mail
    where template = ${reminderTemplate} and sent_at < now() - interval '1 day'`.execute(db);
  await sql`
    delete from reminder where queued_at < now() - ${month}::interval - interval '1 day'`.execute(
    db,
  );
  await sql`delete from morning_mail where day < current_date - 7`.execute(db);
}

const isUnsaid = (occasion: RawBuilder<string>) => sql`
  not exists (select from reminder m where m.request_id = r.id and m.occasion = ${occasion})`;

/** Leads `r` with each occasion of which their business has not been reminded. */
const dueLeads = {
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

/** SQL condition: the business `b` has such leads. */
const has = (leads: RawBuilder<unknown>) => sql<boolean>`
  b.id in (select business_id from (${leads}) due)`;

const wants = (kind: ReminderKind) => sql`${kind} <> all(a.reminders_off)`;

/** SQL condition: the business `b` is open, and its account `a` has had no reminder for an hour. */
const mayBeReminded = ({ at, day }: Daytime) => sql<boolean>`
  not ${isClosed(day)} and (
    select max(payload ->> 'at') from mail where account_id = a.id and template = ${reminderTemplate}
  )::timestamptz > ${at}::timestamptz - interval '1 hour' is not true`;

/**
 * @param isMorningOver leaves out what only the mail of the morning tells
 * @returns ids of accounts
 */
async function listReminded(
  db: Db,
  daytime: Daytime,
  { hours, isMorningOver, limit }: { hours: number[]; isMorningOver: boolean; limit: number },
): Promise<number[]> {
  const ofMorning = isMorningOver
    ? sql`false`
    : sql`${awaitsMorningMail(daytime)} and (
        ${wants('morning')} and ${has(dueLeads.morning(daytime))}
        or ${wants('follow_up')} and ${has(dueLeads.followUp(daytime))}
      )`;
  const { rows } = await sql<{ id: number }>`
    select a.id from account a join business b on b.id = a.business_id
    where (${wants('waiting')} and ${has(dueLeads.waiting(daytime, hours))} or ${ofMorning})
      and ${mayBeReminded(daytime)}
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Undefined where the account may not be reminded now. */
function findReminded(trx: Trx, daytime: Daytime, accountId: number) {
  return trx
    .selectFrom('account as a')
    .innerJoin('business as b', 'b.id', 'a.business_id')
    .select(['b.id as business_id', 'b.email as business_email', 'a.email as account_email'])
    .select(['a.reminders_off', awaitsMorningMail(daytime).as('awaits_morning')])
    .select(has(dueLeads.morning(daytime)).as('has_waited'))
    .select(subscriptionsOf(sql.ref('b.id')).as('subscription_ids'))
    .where('a.id', '=', accountId)
    .where(mayBeReminded(daytime))
    .executeTakeFirst();
}

/**
 * @param leads of `dueLeads`
 * @returns those of which the business is to be reminded now; no other process is told the same of them
 */
async function takeLeads(trx: Db, { at }: Daytime, businessId: number, leads: RawBuilder<unknown>) {
  const { rows } = await sql<{ request_id: number }>`
    insert into reminder (request_id, occasion, queued_at)
    select id, occasion, ${at}::timestamptz from (${leads}) due where business_id = ${businessId}
    on conflict do nothing returning request_id`.execute(trx);
  return [...new Set(rows.map(({ request_id }) => request_id))];
}
