import { accountMails, startAccountWork } from './features/accounts/index.ts';
import { startBackupWork } from './features/backups/index.ts';
import { startPriceCleanup } from './features/catalogue/index.ts';
import { startContactCleanup } from './features/contacts/index.ts';
import { startFruitlessCleanup, startListingCleanup } from './features/discovery/index.ts';
import { reportMails, startReportCleanup } from './features/moderation/index.ts';
import { startPictureWork } from './features/pictures/index.ts';
import { startPrivacyCleanup } from './features/privacy/index.ts';
import {
  digestMails,
  requestMails,
  startPushWork,
  startRequestCleanup,
} from './features/requests/index.ts';
import { startImportCleanup } from './features/spreadsheets/index.ts';
import { startViewCleanup } from './features/views/index.ts';
import type { Services } from './services.ts';
import { findOutboxHold } from './platform/jobs/index.ts';
import { createMailTransport, startMailDelivery } from './platform/mail/index.ts';
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
  const stopDelivery = startMailDelivery({
    db,
    jobs,
    log,
    metrics,
    mailFrom: settings.mailFrom,
    templates: {
      ...requestMails(settings),
      ...digestMails(settings),
      ...accountMails(services),
      ...reportMails(settings),
    },
    transport: {
      ...transport,
      send: async (message) => {
        try {
          await transport.send(message);
        } catch (error) {
          diskSpace.note(error);
          throw error;
        }
      },
    },
  });
  return async () => {
    stopBackup();
    await Promise.all([stopDelivery(), jobs.stop()]);
  };
}

/** @returns ends a backup that is being made */
async function startJobs(services: Services): Promise<() => void> {
  try {
    startPushWork(services);
    await startAccountWork(services);
    await startRequestCleanup(services);
    await startImportCleanup(services);
    await startPictureWork(services);
    await startViewCleanup(services);
    await startContactCleanup(services);
    await startListingCleanup(services);
    await startPriceCleanup(services);
    await startFruitlessCleanup(services);
    await startReportCleanup(services);
    await startPrivacyCleanup(services);
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
