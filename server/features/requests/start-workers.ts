import type { Parts } from '../../parts.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { createMailTransport, startMailDelivery } from '../../platform/mail/index.ts';
import { deleteExpiredCaptchas, deleteExpiredKeys } from './queries.ts';
import { requestMail, requestTemplate } from './request-mail.ts';

const upkeepQueue: Queue = { name: 'requests-upkeep', pollSeconds: 60 };

/**
 * Starts what happens after the answer: the sellers' mails, and once an hour the removal of what has expired.
 * @param print told where a mail lies that was written to a file
 * @returns stops, within some seconds
 */
export async function startWorkers(
  { db, jobs, log, settings }: Pick<Parts, 'db' | 'jobs' | 'log' | 'settings'>,
  print: (line: string) => void = console.log,
): Promise<() => Promise<void>> {
  await jobs.start();
  const stopDelivery = await startMailDelivery({
    db,
    jobs,
    log,
    mailFrom: settings.mailFrom,
    templates: { [requestTemplate]: requestMail(settings) },
    transport: createMailTransport(settings, print),
  });
  await jobs.work(upkeepQueue, async () => {
    await deleteExpiredKeys(db);
    await deleteExpiredCaptchas(db);
  });
  await jobs.schedule(upkeepQueue, '17 * * * *');
  return async () => {
    await stopDelivery();
    await jobs.stop();
  };
}
