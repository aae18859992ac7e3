import { accountMails, startAccountWork } from './features/accounts/index.ts';
import { startPictureUpkeep } from './features/pictures/index.ts';
import { startImportUpkeep } from './features/spreadsheets/index.ts';
import { requestMails, startPushWork, startRequestUpkeep } from './features/requests/index.ts';
import type { Parts } from './parts.ts';
import { createMailTransport, startMailDelivery } from './platform/mail/index.ts';

/**
 * Starts what happens after the answers: mails, links for forgotten passwords, the removal of what has expired or is
 * not shown any more.
 * @param print told where a mail lies that was written to a file
 * @returns stops, within some seconds
 */
export async function startWorkers(
  parts: Pick<Parts, 'clock' | 'db' | 'jobs' | 'log' | 'media' | 'push' | 'secret' | 'settings'>,
  print: (line: string) => void = console.log,
): Promise<() => Promise<void>> {
  const { db, jobs, log, settings } = parts;
  await jobs.start();
  const stopDelivery = await startMailDelivery({
    db,
    jobs,
    log,
    mailFrom: settings.mailFrom,
    templates: { ...requestMails(settings), ...accountMails(parts) },
    transport: createMailTransport(settings, print),
  });
  await startRequestUpkeep(parts);
  await startPushWork(parts);
  await startAccountWork(parts);
  await startImportUpkeep(parts);
  await startPictureUpkeep(parts);
  return async () => {
    await stopDelivery();
    await jobs.stop();
  };
}
