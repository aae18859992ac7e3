import { factors, lifetimes } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import type { Session } from '../../../platform/http/session.ts';
import { checkPassword } from '../check-password.ts';
import { tooManyPasskeys } from './factor-faults.ts';
import { makeChallenge } from './passkey-challenge.ts';
import { listCredentials } from './passkey-queries.ts';
import { passkeyAlgorithms, type RelyingParty } from './relying-party.ts';

/**
 * Options with which the browser makes a passkey. Its device must find it without being told for whom, and verify its
 * user (fingerprint, face or PIN), so that the passkey counts as both factors.
 * @throws ApiError VALIDATION when the password is wrong, CONFLICT when the account has too many passkeys
 */
export async function startPasskey(
  services: Pick<Services, 'clock' | 'db' | 'passwords' | 'secret'>,
  { id: sessionId, user }: Session,
  currentPassword: string,
  { id: rpID }: RelyingParty,
) {
  const { stamp } = await checkPassword(services, user.id, currentPassword);
  const known = await listCredentials(services.db, user.id);
  if (known.length >= factors.passkeys) throw tooManyPasskeys();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: 'Orendi',
    rpID,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.email,
    userDisplayName: `${user.name} ${user.surname}`,
    challenge: makeChallenge(services, 'add-passkey', [sessionId, stamp]),
    timeout: lifetimes.passkeyMinutes * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}
