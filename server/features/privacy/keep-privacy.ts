import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { mailFolder, removeForgottenMails } from '../../platform/mail/index.ts';
import { forgottenQueue } from '../accounts/index.ts';
import { linksQueue } from '../requests/index.ts';

/** Removes what no feature removes itself, and the privacy policy limits; see docs/operations/privacy.md. */
export async function keepPrivacy({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  // Counts of calls, by network address. The limiter removes them only while it is asked.
  await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`.execute(db);
  // Addresses for which a new password or the links of requests were asked for, and whose job has failed since.
  await db
    .deleteFrom('job')
    .where('queue', 'in', [forgottenQueue.name, linksQueue.name])
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await removeForgottenMails(db, mailFolder(settings));
}
