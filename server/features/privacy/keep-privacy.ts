import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { mailFolder, removeForgottenMails } from '../../platform/mail/index.ts';
import { forgottenQueue } from '../accounts/index.ts';

/** Removes what no feature removes itself, and the privacy policy limits; see docs/operations/privacy.md. */
export async function keepPrivacy({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  // Counts of calls, by network address. The limiter removes them only while it is asked.
  await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`.execute(db);
  // Addresses of requests for a new password whose job has failed for longer than a link would be valid.
  await db
    .deleteFrom('job')
    .where('queue', '=', forgottenQueue.name)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await removeForgottenMails(db, mailFolder(settings));
}
