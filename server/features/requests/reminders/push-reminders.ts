import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import { databaseTime, daytimeAt } from '../../../platform/mail/index.ts';
import { findSubscription, sendPush } from '../push/push-requests.ts';
import { type Reminder, readReminder, reminderLines } from './read-reminder.ts';

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
    const subscription = found && (await findSubscription(db, subscriptionId, reminder.accountId));
    if (!subscription) return;
    const { language: locale } = found;
    // Numbers only, because it shows on a locked phone.
    const lines = Object.values(reminderLines(found, at, locale)).filter(Boolean);
    await sendPush(services, subscription, {
      title: m.api_push_reminder_title({}, { locale }),
      body: lines.join('\n'),
      locale,
      topic: 'reminder',
    });
  });
}
