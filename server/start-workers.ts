import { accountMails, startAccountWork } from './features/accounts/index.ts';
import { startListingCleanup } from './features/discovery/index.ts';
import { startPictureCleanup } from './features/pictures/index.ts';
import { requestMails, startPushWork, startRequestCleanup } from './features/requests/index.ts';
import { startImportCleanup } from './features/spreadsheets/index.ts';
import { startViewCleanup } from './features/views/index.ts';
import type { Parts } from './parts.ts';
import { createMailTransport, startMailDelivery } from './platform/mail/index.ts';

/**
 * Starts what happens after the answers: mails, messages to browsers, links for forgotten passwords, the removal of what
 * has expired or is not shown any more.
 * @param print told where a mail lies that was written to a file
 * @returns stops, within some seconds
 */
export async function startWorkers(
  parts: Pick<Parts, 'clock' | 'db' | 'jobs' | 'log' | 'media' | 'push' | 'secret' | 'settings'>,
  print: (line: string) => void = console.log,
): Promise<() => Promise<void>> {
  const { db, jobs, log, settings } = parts;
  const stopDelivery = startMailDelivery({
    db,
    jobs,
    log,
    mailFrom: settings.mailFrom,
    templates: { ...requestMails(settings), ...accountMails(parts) },
    transport: createMailTransport(settings, print),
  });
  startPushWork(parts);
  await startAccountWork(parts);
  await startRequestCleanup(parts);
  await startImportCleanup(parts);
  await startPictureCleanup(parts);
  await startViewCleanup(parts);
  await startListingCleanup(parts);
  return async () => {
    await stopDelivery();
    await jobs.stop();
  };
}
