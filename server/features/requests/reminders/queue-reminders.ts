import type { ReminderKind } from '@orendi/contract/leads';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../../services.ts';
import {
  type DaytimeMail,
  mailHost,
  queueMails,
  recordMorningMail,
} from '../../../platform/mail/index.ts';
import { recipientsOf } from '../mail/queue-request-mail.ts';
import { subscriptionsOf } from '../push/push-requests.ts';
import {
  dueLeads,
  findReminded,
  listReminded,
  reminderTemplate,
  takeLeads,
} from './due-reminders.ts';
import { type Reminder, reminderPushQueue } from './tell-reminders.ts';

/** Reminders of leads, by mail and on the browsers of the account: at most one an hour, for all of them. */
export function reminders({
  db,
  jobs,
  settings,
}: Pick<Services, 'db' | 'jobs' | 'settings'>): DaytimeMail {
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
      const { rows } = await sql<{ ids: number[] }>`
        select ${subscriptionsOf(sql`${businessId}`)} as ids`.execute(trx);
      for (const subscriptionId of rows[0]?.ids ?? []) {
        await jobs.send(trx, reminderPushQueue, { ...reminder, subscriptionId });
      }
      return true;
    },
  };
}
