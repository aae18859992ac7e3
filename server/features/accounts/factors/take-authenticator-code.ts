import type { Services } from '../../../services.ts';
import { stepOfCode } from './authenticator-code.ts';
import { takeStep } from './factor-queries.ts';
import { openSecret } from './seal-secret.ts';

/**
 * Takes a code of an account's authenticator, which does not work again.
 * @returns whether it was right
 */
export async function takeAuthenticatorCode(
  { clock, db, log, secret }: Pick<Services, 'clock' | 'db' | 'log' | 'secret'>,
  accountId: number,
  sealed: Buffer,
  code: string,
): Promise<boolean> {
  const plain = openSecret(secret, accountId, sealed);
  if (plain === null) {
    log.error({ accountId }, 'an authenticator was sealed with another AUTH_SECRET');
    return false;
  }
  const step = stepOfCode(plain, code, clock());
  return step !== null && (await takeStep(db, accountId, step));
}
