import type { ReminderKind } from '@orendi/contract/leads';
import { type Language, m } from '@orendi/messages';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Currency } from '@orendi/contract/money';
import type { Db } from '../../../platform/db/tables.ts';
import { waitsSince } from './due-reminders.ts';

/** The stored payload of a mail: ids, of which only what is still open is told when the mail is sent. */
export const Reminder = z.object({
  accountId: z.int(),
  at: z.iso.datetime(),
  /** Leads that have waited for some hours. */
  waiting: z.array(z.int()),
  followUps: z.array(z.int()),
  /** Whether it also names everything else that waited in the morning. */
  isMorning: z.boolean(),
});
export type Reminder = z.infer<typeof Reminder>;

/** Leads that one mail spells out; the dashboard has the others. */
const MOST_SHOWN = 100;

export interface RemindedLead {
  client_name: string;
  item_name: string;
  item_price: number | null;
  item_currency: Currency | null;
  client_message: string;
  waits_since: Date;
  /** The number of all such leads. */
  total: number;
}

/**
 * Reads what is left of a reminder: leads that still wait or are still to be followed up, of kinds that the account still wants.
 * @returns null when nothing is, or its business may not be reminded now
 */
export async function readReminder(db: Db, reminder: Reminder, at: Date) {
  const { rows } = await sql<{
    business_id: number;
    business_name: string;
    business_language: Language;
    language: Language;
    reminders_off: ReminderKind[];
  }>`
    select b.id as business_id, b.business_name, b.language as business_language, a.language, a.reminders_off
    from account a join business b on b.id = a.business_id
    where a.id = ${reminder.accountId} and b.suspended_at is null
      and ${tiraneDay(at)}::date between b.closed_from and b.closed_to is not true`.execute(db);
  const [reminded] = rows;
  if (!reminded) return null;
  const { business_id: businessId, reminders_off: off } = reminded;
  const named = off.includes('waiting') ? [] : reminder.waiting;
  // A mail server that was away for days is not sent the lines of all these mornings.
  const isToday = tiraneDay(new Date(reminder.at)) === tiraneDay(at);
  const isMorning = isToday && reminder.isMorning && !off.includes('morning');
  const isNamed = sql`(r.id = any(${named}::int[]) or ${isMorning} and ${waitsSince} < ${reminder.at}::timestamptz)`;
  const waiting = await listLeads(
    db,
    businessId,
    sql`r.state = 'new' and ${isNamed} order by ${waitsSince}, r.id`,
  );
  const followed = off.includes('follow_up') ? [] : reminder.followUps;
  const followUps = await listLeads(
    db,
    businessId,
    sql`r.id = any(${followed}::int[]) and r.follow_up_on <= ${tiraneDay(at)}::date
      and r.state in ('new', 'answered', 'offered') order by r.follow_up_on, r.id`,
  );
  return waiting.length + followUps.length > 0 ? { ...reminded, waiting, followUps } : null;
}

/** @param which continues the `where` clause */
async function listLeads(db: Db, businessId: number, which: RawBuilder<unknown>) {
  const { rows } = await sql<RemindedLead>`
    select client_name, item_name, item_price, item_currency, client_message, ${waitsSince} as waits_since,
      count(*) over () as total
    from request r where business_id = ${businessId} and ${which} limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

interface RemindedLeads {
  waiting: RemindedLead[];
  followUps: RemindedLead[];
}

/** How many leads wait and since when, and how many are to be followed up: a line each, where there are any. */
export function reminderLines({ waiting, followUps }: RemindedLeads, at: Date, locale: Language) {
  const [oldest] = waiting;
  const [first] = followUps;
  return {
    waiting:
      oldest &&
      m.mail_reminder_waiting(
        { count: oldest.total, duration: durationSince(oldest.waits_since, at, locale) },
        { locale },
      ),
    followUps: first && m.mail_reminder_follow_up({ count: first.total }, { locale }),
  };
}

const MINUTE_MS = 60_000;

/** In whole minutes, hours, or days from two on. */
export function durationSince(since: Date, at: Date, locale: Language): string {
  const minutes = Math.max(1, Math.floor((at.getTime() - since.getTime()) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return m.mail_reminder_minutes({ count: minutes }, { locale });
  if (hours < 48) return m.mail_reminder_hours({ count: hours }, { locale });
  return m.mail_reminder_days({ count: Math.floor(hours / 24) }, { locale });
}
