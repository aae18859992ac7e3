import { wholeDuration } from '@orendi/contract/duration';
import { type Language, m } from '@orendi/messages';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { tiraneDay } from '@orendi/contract/tirane-day';
import type { Services } from '../../../services.ts';
import { ownUrl } from '../../../platform/http/public-url.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import {
  databaseTime,
  daytimeAt,
  type MailContent,
  type MailTemplate,
  refuseNight,
} from '../../../platform/mail/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import {
  businessOfMember,
  selectSubscription,
  sendPush,
} from '../../../platform/push/subscriptions.ts';
import type { Settings } from '../../../platform/settings.ts';
import { excerptOf, writeListMail } from '../mail/list-mail.ts';
import { priceText } from '../mail/mailed-request.ts';

export const reminderTemplate = 'reminder';

/** The stored payload of a mail: ids, of which only what is still open is told when the mail is sent. */
const Reminder = z.object({
  accountId: z.int(),
  at: z.iso.datetime(),
  /** Leads that have waited for some hours. */
  waiting: z.array(z.int()),
  followUps: z.array(z.int()),
  /** Whether it also names everything else that waited in the morning. */
  isMorning: z.boolean(),
});
export type Reminder = z.infer<typeof Reminder>;

export function reminderMails(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  readTime = databaseTime,
): Record<string, MailTemplate> {
  return {
    [reminderTemplate]: async (payload, db) => {
      const at = await readTime(db);
      refuseNight(at);
      const found = await readReminder(db, Reminder.parse(payload), at);
      return found && writeReminder(found, at, ownUrl(settings));
    },
  };
}

/** Apart from the queue of requests, whose jobs a version that knows no reminders would misread. */
export const reminderPushQueue: Queue<Reminder & { subscriptionId: number }> = {
  name: 'reminder-push',
  isOutgoing: true,
};

/** For how long a failed message is tried again. */
const PATIENCE_MS = 3_600_000;

export function startReminderPushWork(
  services: Pick<Services, 'db' | 'jobs' | 'log' | 'push'>,
  readTime = databaseTime,
): void {
  const { db, jobs } = services;
  jobs.work(reminderPushQueue, async ({ subscriptionId, ...reminder }) => {
    const at = await readTime(db);
    const isLate = at.getTime() - Date.parse(reminder.at) > PATIENCE_MS;
    if (isLate || !daytimeAt(at)) return;
    const found = await readReminder(db, reminder, at);
    const subscription =
      found &&
      (await selectSubscription(db, subscriptionId)
        .where(businessOfMember, '=', found.id)
        .executeTakeFirst());
    if (!subscription) return;
    const { language: locale } = subscription;
    // Numbers only, because it shows on a locked phone.
    const lines = sectionsOf(found, at, locale).map(({ heading }) => heading);
    await sendPush(services, subscription, {
      title: m.api_push_reminder_title({}, { locale }),
      body: lines.join('\n'),
      locale,
      topic: 'reminder',
      url: '/dashboard',
    });
  });
}

/**
 * Reads what is left of a reminder: leads that still wait or are still to be followed up, of kinds that the account still wants.
 * @returns null when nothing is, or its business may not be reminded now
 */
async function readReminder(db: Db, reminder: Reminder, at: Date) {
  const today = tiraneDay(at);
  const reminded = await db
    .selectFrom('account as a')
    .innerJoin('business as b', 'b.id', 'a.business_id')
    .select(['b.id', 'b.business_name', 'b.language as business_language'])
    .select('a.reminders_off')
    .where('a.id', '=', reminder.accountId)
    .where(sql<boolean>`not ${isClosed(today)}`)
    .executeTakeFirst();
  if (!reminded) return null;
  const { id, reminders_off: off } = reminded;
  const named = off.includes('waiting') ? [] : reminder.waiting;
  // A mail server that was away for days is not sent the lines of all these mornings.
  const isToday = tiraneDay(new Date(reminder.at)) === today;
  const isMorning = isToday && reminder.isMorning && !off.includes('morning');
  const isNamed = sql`(r.id = any(${named}::int[]) or ${isMorning} and ${waitsSince} < ${reminder.at}::timestamptz)`;
  const waiting = await listLeads(db, id, sql`r.state = 'new' and ${isNamed}`, waitsSince);
  const followed = off.includes('follow_up') ? [] : reminder.followUps;
  const isFollowed = sql`r.id = any(${followed}::int[]) and r.follow_up_on <= ${today}::date and ${isOpen}`;
  const followUps = await listLeads(db, id, isFollowed, sql`r.follow_up_on`);
  return waiting.length + followUps.length > 0 ? { ...reminded, waiting, followUps } : null;
}

type Found = NonNullable<Awaited<ReturnType<typeof readReminder>>>;

/**
 * Since when a lead waits. One that was held waits since it was restored, when its seller heard of it for the first time.
 */
export const waitsSince = sql<Date>`case when r.signals = '{}' then r.created_at else r.state_since end`;

/** Leads that still may become a sale. */
export const isOpen = sql`r.state in ('new', 'answered', 'offered') and r.withdrawn_at is null`;

/** SQL condition: the business `b` has holidays, or is kept out of the shop. */
export const isClosed = (day: string) => sql`
  (b.suspended_at is not null or ${day}::date between b.closed_from and b.closed_to is true)`;

/** Leads that one mail spells out; the dashboard has the others. */
const MOST_SHOWN = 100;

function listLeads(
  db: Db,
  businessId: number,
  isMeant: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) {
  return db
    .selectFrom('request as r')
    .select(['client_name', 'item_name', 'item_price', 'item_currency', 'client_message'])
    .select([waitsSince.as('waits_since'), sql<number>`count(*) over ()`.as('total')])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`${isMeant}`)
    .orderBy(order)
    .orderBy('r.id')
    .limit(MOST_SHOWN)
    .execute();
}

/** A section of what waits, and one of what is to be followed up, as far as there is any. */
function sectionsOf({ waiting, followUps }: Found, at: Date, language: Language) {
  const said = { locale: language };
  const sections = [];
  const [oldest] = waiting;
  if (oldest) {
    const duration = durationSince(oldest.waits_since, at, language);
    sections.push({
      heading: m.mail_reminder_waiting({ count: oldest.total, duration }, said),
      leads: waiting,
      noteOf: (since: Date) =>
        m.mail_reminder_waits({ duration: durationSince(since, at, language) }, said),
    });
  }
  const [first] = followUps;
  if (first) {
    const heading = m.mail_reminder_follow_up({ count: first.total }, said);
    sections.push({ heading, leads: followUps, noteOf: () => null });
  }
  return sections;
}

function writeReminder(found: Found, at: Date, site: string): MailContent {
  const { business_language: language, business_name: business } = found;
  const said = { locale: language };
  return writeListMail({
    language,
    footer: m.mail_footer({ business }, said),
    sections: sectionsOf(found, at, language).map(({ heading, leads, noteOf }) => ({
      heading,
      requests: leads.map((lead) => ({
        heading: `${lead.client_name}: ${lead.item_name}`,
        lines: [
          priceText({ ...lead, language }),
          excerptOf(lead.client_message.split('\n', 1).join('')),
        ],
        note: noteOf(lead.waits_since),
      })),
      total: leads[0]?.total ?? 0,
    })),
    button: { label: m.mail_held_button({}, said), link: `${site}/dashboard` },
    further: { label: m.mail_reminder_off({}, said), link: `${site}/account` },
  });
}

const units = { minutes: m.time_minutes, hours: m.time_hours, days: m.time_days };

export function durationSince(since: Date, at: Date, locale: Language): string {
  const { unit, count } = wholeDuration(at.getTime() - since.getTime());
  return units[unit]({ count }, { locale });
}
