import { accountMails, startAccountWork } from './features/accounts/index.ts';
import { startListingCleanup } from './features/discovery/index.ts';
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
    | 'changes'
    | 'clock'
    | 'db'
    | 'diskSpace'
    | 'jobs'
    | 'log'
    | 'media'
    | 'push'
    | 'secret'
    | 'settings'
  >,
  print: (line: string) => void = console.log,
): Promise<() => Promise<void>> {
  const { db, diskSpace, jobs, log, settings } = services;
  const transport = createMailTransport(settings, print);
  const stopDelivery = startMailDelivery({
    db,
    jobs,
    log,
    mailFrom: settings.mailFrom,
    templates: { ...requestMails(settings), ...digestMails(settings), ...accountMails(services) },
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
  startPushWork(services);
  await startAccountWork(services);
  await startRequestCleanup(services);
  await startImportCleanup(services);
  await startPictureWork(services);
  await startViewCleanup(services);
  await startListingCleanup(services);
  await startPrivacyCleanup(services);
  return async () => {
    await Promise.all([stopDelivery(), jobs.stop()]);
  };
}
