import { imprintOf } from './features/market/index.ts';
import { accountMails, cleanUpAccounts, startAccountWork } from './features/accounts/index.ts';
import { startBackupWork } from './features/backups/index.ts';
import { endHolidays } from './features/businesses/index.ts';
import {
  endDeletions,
  finalDeletions,
  forgetPrices,
  turnSales,
} from './features/catalogue/index.ts';
import { cleanUpContacts } from './features/contacts/index.ts';
import { forgetLongGone, forgetRemovals, keepSearches } from './features/discovery/index.ts';
import { forgetLists } from './features/lists/index.ts';
import { editMails } from './features/operators/index.ts';
import { keepReports, reportMails, startApprovalPushWork } from './features/moderation/index.ts';
import { morningMail, morningMails, tellAlarms } from './features/operations/index.ts';
import { operatorMails, startOperatorPushWork } from './features/operator-news/index.ts';
import { findFocuses, startPictureWork, sweepPictures } from './features/pictures/index.ts';
import { keepAnswerTimes } from './features/insights/index.ts';
import { keepPrivacy } from './features/privacy/index.ts';
import {
  askReached,
  cleanUpRequests,
  digestMails,
  ownMails,
  reminderMails,
  reminders,
  requestMails,
  startLinksWork,
  startPushWork,
  startReminderPushWork,
  sweepPhotos,
} from './features/requests/index.ts';
import { deleteExpiredImports } from './features/spreadsheets/index.ts';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { keepViews } from './features/views/index.ts';
import {
  cleanUpWatches,
  startWatchPushWork,
  tellWatchers,
  watchMails,
} from './features/watches/index.ts';
import type { Services } from './services.ts';
import { createFaultReporter, findOutboxHold, startWorker } from './platform/jobs/index.ts';
import {
  createMailTransport,
  startDaytimeMails,
  startMailDelivery,
} from './platform/mail/index.ts';
import { lacksMailServer } from './platform/settings.ts';

/**
 * @param print tells mails written to files, and what holds all
 * @returns a stop function
 * @throws database errors
 */
export async function startWorkers(
  services: Services,
  print: (line: string) => void = console.log,
): Promise<() => Promise<void>> {
  const { db, diskSpace, jobs, log, metrics, settings } = services;
  const transport = createMailTransport(settings, print);
  if (lacksMailServer(settings)) print(filesSentence);
  if (await findOutboxHold(db)) print(heldSentence);
  const stopBackup = await startJobs(services);
  const sales = startWorker({
    sweepMs: salesMs,
    doNext: () => turnSales(services),
    onFault: createFaultReporter(log, 'sales could not be begun or ended'),
  });
  const alarms = startWorker({
    sweepMs: alarmsMs,
    async doNext() {
      // Mails that became due while the product was down go out first.
      if (process.uptime() * 1_000 > 2 * alarmsMs) await tellAlarms(services);
      return false;
    },
    onFault: createFaultReporter(log, 'alarms could not be told'),
  });
  const mails = [reminders(services), morningMail(services), editMails(services)];
  const stopDaytimeMails = startDaytimeMails({ db, jobs, log, mails });
  const stopDelivery = startMailDelivery({
    db,
    jobs,
    log,
    metrics,
    mailFrom: settings.mailFrom,
    imprint: () => imprintOf(services),
    templates: {
      ...requestMails(settings),
      ...digestMails(settings),
      ...ownMails(services),
      ...watchMails(services),
      ...reminderMails(settings),
      ...accountMails(services),
      ...reportMails(settings),
      ...operatorMails(settings),
      ...morningMails(settings),
    },
    transport: {
      ...transport,
      send: (message) =>
        transport.send(message).catch((error: unknown) => {
          diskSpace.note(error);
          throw error;
        }),
    },
  });
  return async () => {
    stopBackup();
    await Promise.all([
      stopDaytimeMails(),
      stopDelivery(),
      sales.stop(),
      alarms.stop(),
      jobs.stop(),
    ]);
  };
}

/** A cache in front of the shop adds half a minute, and sales are right within a minute. */
const salesMs = 20_000;
const alarmsMs = 60_000;

type Scheduled = [
  queue: string,
  every: 'hour' | 'day',
  at: string,
  work: (services: Services) => Promise<unknown>,
];

/** At a time in UTC. What counts days goes just after every full hour, one of which is midnight in Tirana. */
const byTheClock: Scheduled[] = [
  ['views-cleanup', 'hour', '00:01', keepViews],
  ['searches-cleanup', 'hour', '00:02', keepSearches],
  ['contacts-cleanup', 'hour', '00:03', ({ db, clock }) => cleanUpContacts(db, tiraneDay(clock()))],
  ['holidays-cleanup', 'hour', '00:04', endHolidays],
  ['answer-times', 'hour', '00:07', keepAnswerTimes],
  ['requests-cleanup', 'hour', '00:17', ({ db }) => cleanUpRequests(db)],
  ['own-requests', 'hour', '00:19', (services) => askReached(services)],
  ['watches-cleanup', 'hour', '00:27', ({ db }) => cleanUpWatches(db)],
  ['watches', 'hour', '00:29', (services) => tellWatchers(services)],
  ['request-photos-cleanup', 'hour', '00:21', sweepPhotos],
  ['reports-cleanup', 'hour', '00:23', keepReports],
  ['listings-cleanup', 'hour', '00:31', ({ db }) => forgetRemovals(db)],
  ['picture-focus', 'hour', '00:41', findFocuses],
  ['accounts-cleanup', 'hour', '00:47', ({ db }) => cleanUpAccounts(db)],
  ['privacy-cleanup', 'hour', '00:53', keepPrivacy],
  ['imports-cleanup', 'day', '02:11', ({ db }) => deleteExpiredImports(db)],
  ['lists-cleanup', 'day', '02:17', forgetLists],
  ['pictures-cleanup', 'day', '02:23', sweepPictures],
  ['gone-cleanup', 'day', '02:31', forgetLongGone],
  ['prices-cleanup', 'day', '02:37', ({ db, clock }) => forgetPrices(db, clock())],
];

/** @returns ends a backup that is being made */
async function startJobs(services: Services): Promise<() => void> {
  try {
    startPushWork(services);
    startReminderPushWork(services);
    startWatchPushWork(services);
    startLinksWork(services);
    startApprovalPushWork(services);
    startOperatorPushWork(services);
    startAccountWork(services);
    startPictureWork(services);
    services.jobs.work(finalDeletions, (_, { trx }) => endDeletions(trx));
    for (const [name, every, at, work] of byTheClock) {
      await services.jobs.schedule(
        { name },
        { every, at },
        async () => void (await work(services)),
      );
    }
    return await startBackupWork(services);
  } catch (error) {
    await services.jobs.stop();
    throw error;
  }
}

const filesSentence =
  'SMTP_URL is not set: no seller hears of a request, as mails stay on this machine as files.';
const heldSentence =
  'Restored from a backup: mails and messages are held until `npm run operator -- mail release --yes`.';
