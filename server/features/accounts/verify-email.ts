import type { Kysely, Transaction } from 'kysely';
import type { Parts } from '../../parts.ts';
import type { Database } from '../../platform/db/tables.ts';
import { mailQueue } from '../../platform/mail/index.ts';
import { type Account, holdAccount, updateAccount } from './account-queries.ts';
import { badLink } from './faults.ts';
import { isSigned, readToken } from './link-token.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';

type NeededParts = Pick<Parts, 'clock' | 'db' | 'jobs' | 'secret' | 'settings'>;

/**
 * Takes an address as its owner's, by the link that went there: the one that was registered, or a new one, which takes
 * its place. A link that has done so before does nothing, and is no failure.
 * @throws ApiError BAD_REQUEST for a link that is bad or expired, VALIDATION when somebody else has the address by now
 */
export async function verifyEmail(parts: NeededParts, token: string): Promise<void> {
  const { clock, db, jobs, secret } = parts;
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
      await takeNewEmail(trx, parts, account, newEmail);
    else throw badLink();
  };
  await refuseTakenEmail(db.transaction().execute(verify));
  jobs.wake(mailQueue);
}

/** Takes the address of an account as its owner's. */
export async function activate(db: Kysely<Database>, accountId: number): Promise<void> {
  await updateAccount(db, accountId, { isactive: true });
}

/** The old address is told: whoever has it may not know of this. */
async function takeNewEmail(
  trx: Transaction<Database>,
  parts: NeededParts,
  { user }: Account,
  newEmail: string,
): Promise<void> {
  await updateAccount(trx, user.id, { email: newEmail, new_email: null, isactive: true });
  if (!user.isactive) return;
  await queueAccountMail(trx, parts, {
    kind: 'email-changed',
    accountId: user.id,
    email: user.email,
  });
}
