import type { Kysely, Transaction } from 'kysely';
import type { Services } from '../../services.ts';
import type { Database } from '../../platform/db/tables.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { type Account, holdAccount, updateAccount } from './account-queries.ts';
import { badLink } from './faults.ts';
import { isSigned, readToken } from './link-token.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';

type NeededServices = Pick<Services, 'clock' | 'db' | 'jobs' | 'secret' | 'settings'>;

/**
 * Marks an address as verified by the link mailed to it: the registered address, or a new one, which then replaces it.
 * Using the link again does nothing and is not an error.
 * @throws ApiError BAD_REQUEST for a link that is malformed or expired, VALIDATION when another account has the address
 * by now
 */
export async function verifyEmail(services: NeededServices, token: string): Promise<void> {
  const { clock, db, jobs, secret } = services;
  const link = readToken(token);
  if (!link) throw badLink();
  const isExpired = link.expiresAt * 1000 < clock().getTime();
  const verify = async (trx: Transaction<Database>) => {
    const account = await holdAccount(trx, link.accountId);
    if (!account) throw badLink();
    const { user, newEmail } = account;
    const isFor = (email: string) => isSigned(secret, 'verify-email', link, email);
    const isForPresent = isFor(user.email);
    if (isForPresent && user.isactive) return;
    if (isExpired) throw badLink();
    if (isForPresent) await activate(trx, user.id);
    else if (newEmail !== null && isFor(newEmail))
      await takeNewEmail(trx, services, account, newEmail);
    else throw badLink();
  };
  await refuseTakenEmail(db.transaction().execute(verify));
  jobs.wake(mailQueue);
}

/** Marks the account's address as verified. */
export async function activate(db: Kysely<Database>, accountId: number): Promise<void> {
  await updateAccount(db, accountId, { isactive: true });
}

/** Also notifies the old address, whose owner may not know of the change. */
async function takeNewEmail(
  trx: Transaction<Database>,
  services: NeededServices,
  { user }: Account,
  newEmail: string,
): Promise<void> {
  await updateAccount(trx, user.id, { email: newEmail, new_email: null, isactive: true });
  if (!user.isactive) return;
  await queueAccountMail(trx, services, {
    kind: 'email-changed',
    accountId: user.id,
    email: user.email,
  });
}
