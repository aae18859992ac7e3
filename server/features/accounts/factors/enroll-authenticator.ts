import { lifetimes } from '@orendi/contract/limits';
import type { ConfirmAuthenticatorForm, NewAuthenticator } from '@orendi/contract/schemas/factors';
import { encodeQR } from 'qr';
import type { Services } from '../../../services.ts';
import type { Session } from '../../../platform/http/session.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { checkPassword } from '../check-password.ts';
import { authenticatorExists, enrollmentOver, firstCodeWrong } from '../faults.ts';
import { type Account, findAccountById, lockAccount } from '../account-queries.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import { authenticatorOf, newSecret, stepOfCode, sealSecret } from './authenticator-code.ts';
import { findAuthenticator, insertAuthenticator, replaceRecoveryCodes } from './factor-queries.ts';
import { minutesFrom, readTicket, writeTicket } from './ticket.ts';
import { hashRecoveryCodes, makeRecoveryCodes, separator } from './recovery-codes.ts';

/**
 * Makes a secret for an authenticator app, and recovery codes to be kept before it counts. Nothing is stored: both come
 * back in the signed token once the app has computed a code, and only to this session, until the account's stamp
 * changes.
 * @throws ApiError VALIDATION when the password is wrong, CONFLICT when the account has an authenticator
 */
export async function startAuthenticator(
  services: Pick<Services, 'clock' | 'db' | 'passwords' | 'secret'>,
  { id: sessionId, user }: Session,
  currentPassword: string,
): Promise<NewAuthenticator> {
  const { clock, db } = services;
  const { stamp } = await checkPassword(services, user.id, currentPassword);
  if (await findAuthenticator(db, user.id)) throw authenticatorExists();
  const secret = newSecret();
  const recoveryCodes = makeRecoveryCodes();
  const uri = authenticatorOf(secret, user.email).toString();
  const expiresAt = minutesFrom(clock(), lifetimes.enrollmentMinutes);
  const subject = [secret, ...recoveryCodes].join(separator);
  return {
    secret,
    uri,
    qr: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }),
    recoveryCodes,
    token: writeTicket(services.secret, 'add-authenticator', subject, expiresAt, [
      sessionId,
      stamp,
    ]),
  };
}

/**
 * Turns the second factor on, with the first code that the app has computed.
 * @returns the recovery codes that were given at the start
 * @throws ApiError VALIDATION when the code is wrong, BAD_REQUEST for a token that no longer holds, CONFLICT when the
 * account has an authenticator
 */
export async function confirmAuthenticator(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'passwords' | 'secret' | 'settings'>,
  { id: sessionId, user }: Session,
  { token, code }: ConfirmAuthenticatorForm,
  place: SignInPlace,
): Promise<string[]> {
  const { clock, db, jobs, secret } = services;
  const read = (account: Account | undefined) => {
    const facts = [sessionId, account?.stamp];
    const subject = account ? readTicket(secret, 'add-authenticator', token, clock(), facts) : null;
    if (subject === null) throw enrollmentOver();
    const [plain = '', ...recoveryCodes] = subject.split(separator);
    return { plain, recoveryCodes };
  };
  const { plain, recoveryCodes } = read(await findAccountById(db, user.id));
  const step = stepOfCode(plain, code, clock());
  if (step === null) throw firstCodeWrong();
  const stored = await hashRecoveryCodes(services, recoveryCodes);
  await db.transaction().execute(async (trx) => {
    // Read again under the lock: the password may have been changed while the codes were hashed.
    read(await lockAccount(trx, user.id));
    const isAdded = await insertAuthenticator(trx, {
      account_id: user.id,
      sealed_secret: sealSecret(secret, user.id, plain),
      last_step: step,
    });
    if (!isAdded) throw authenticatorExists();
    await replaceRecoveryCodes(trx, user.id, stored);
    await recordSecurityEvent(trx, user.id, 'factor_added', place);
    await queueAccountMail(trx, services, {
      kind: 'second-factor-on',
      accountId: user.id,
      email: user.email,
    });
  });
  jobs.wake(mailQueue);
  return recoveryCodes;
}
