import { accountMails, startAccountWork } from './features/accounts/index.ts';
import { startListingCleanup } from './features/discovery/index.ts';
import { startPictureCleanup } from './features/pictures/index.ts';
import { startPrivacyCleanup } from './features/privacy/index.ts';
import { requestMails, startPushWork, startRequestCleanup } from './features/requests/index.ts';
import { startImportCleanup } from './features/spreadsheets/index.ts';
import { startViewCleanup } from './features/views/index.ts';
import type { Services } from './services.ts';
import { createMailTransport, startMailDelivery } from './platform/mail/index.ts';

/**
 * Starts the background work: mails, push messages, reset links for forgotten passwords, and the cleanup of what has
 * expired or is no longer shown.
 * @param print called with the path of each mail that was written to a file
 * @returns a function that stops everything within some seconds
 */
export async function startWorkers(
  services: Pick<
    Services,
    'clock' | 'db' | 'jobs' | 'log' | 'media' | 'push' | 'secret' | 'settings'
  >,
  print: (line: string) => void = console.log,
): Promise<() => Promise<void>> {
  const { db, jobs, log, settings } = services;
  const stopDelivery = startMailDelivery({
    db,
    jobs,
    log,
    mailFrom: settings.mailFrom,
    templates: { ...requestMails(settings), ...accountMails(services) },
    transport: createMailTransport(settings, print),
  });
  startPushWork(services);
  await startAccountWork(services);
  await startRequestCleanup(services);
  await startImportCleanup(services);
  await startPictureCleanup(services);
  await startViewCleanup(services);
  await startListingCleanup(services);
  await startPrivacyCleanup(services);
  return async () => {
    await stopDelivery();
    await jobs.stop();
  };
}
