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
import { makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Makes a secret for an authenticator app. Nothing is stored: the secret comes back in the signed token once the app
 * has computed a code from it, and only to this session, until the account's stamp changes.
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
  const uri = authenticatorOf(secret, user.email).toString();
  const expiresAt = minutesFrom(clock(), lifetimes.enrollmentMinutes);
  return {
    secret,
    uri,
    qr: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }),
    token: writeTicket(services.secret, 'authenticator', secret, expiresAt, [sessionId, stamp]),
  };
}

/**
 * Turns the second factor on, with the first code that the app has computed.
 * @returns the recovery codes
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
  const read = (account: Account | undefined): string => {
    const facts = [sessionId, account?.stamp];
    const plain = account ? readTicket(secret, 'authenticator', token, clock(), facts) : null;
    if (plain === null) throw enrollmentOver();
    return plain;
  };
  const step = stepOfCode(read(await findAccountById(db, user.id)), code, clock());
  if (step === null) throw firstCodeWrong();
  const { shown, stored } = await makeRecoveryCodes(services);
  await db.transaction().execute(async (trx) => {
    // Read again under the lock: the password may have been changed while the codes were hashed.
    const plain = read(await lockAccount(trx, user.id));
    const isAdded = await insertAuthenticator(trx, {
      account_id: user.id,
      sealed_secret: sealSecret(secret, user.id, plain),
      last_step: step,
    });
    if (!isAdded) throw authenticatorExists();
    await replaceRecoveryCodes(trx, user.id, stored);
    await recordSecurityEvent(trx, user.id, 'factor_added', place);
    await queueAccountMail(trx, services, 'second-factor-on', user);
  });
  jobs.wake(mailQueue);
  return shown;
}
