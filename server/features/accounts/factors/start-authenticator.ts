import { lifetimes } from '@orendi/contract/limits';
import type { NewAuthenticator } from '@orendi/contract/schemas/factors';
import { encodeQR } from 'qr';
import type { Services } from '../../../services.ts';
import type { Session } from '../../../platform/http/session.ts';
import { checkPassword } from '../check-password.ts';
import { authenticatorOf, newSecret } from './authenticator-code.ts';
import { authenticatorExists } from './factor-faults.ts';
import { findAuthenticator } from './factor-queries.ts';
import { minutesFrom, writeTicket } from './ticket.ts';

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
