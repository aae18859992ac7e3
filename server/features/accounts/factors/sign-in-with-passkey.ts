import { lifetimes } from '@orendi/contract/limits';
import type { PasskeySignInForm } from '@orendi/contract/schemas/passkey-messages';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../../services.ts';
import { findAccountById } from '../account-queries.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import { startSession } from '../sessions.ts';
import { passkeyUnknown } from '../faults.ts';
import { makeChallenge, nonceOf } from './ticket.ts';
import { findPasskey, notePasskeyUse, spendChallenge } from './passkey-queries.ts';
import { isInFrame, type RelyingParty } from './relying-party.ts';

export async function startPasskeySignIn(
  services: Pick<Services, 'clock' | 'secret'>,
  { id: rpID }: RelyingParty,
) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID,
    challenge: makeChallenge(services, 'passkey-sign-in'),
    timeout: lifetimes.passkeyMinutes * 60_000,
    userVerification: 'required',
  });
}

/**
 * Opens a session by a passkey alone.
 * @returns the user, and the value of the session cookie
 * @throws ApiError UNAUTHENTICATED when the passkey is unknown, does not fit, or answers a challenge that has expired
 * or has been answered before
 */
export async function signInWithPasskey(
  services: Pick<Services, 'clock' | 'db' | 'secret'>,
  { response }: PasskeySignInForm,
  party: RelyingParty,
  place: SignInPlace,
): Promise<{ user: User; cookie: string }> {
  const { db, secret } = services;
  const passkey = await findPasskey(db, response.id);
  if (!passkey || !isOwner(passkey.account_id, response.response.userHandle))
    throw passkeyUnknown();
  const verifying = verifyPasskey(services, response, passkey, party);
  const { nonce, signCount } = await verifying.catch(async (refusal: unknown) => {
    await recordSecurityEvent(db, passkey.account_id, 'sign_in_failed', place);
    throw refusal;
  });
  return db.transaction().execute(async (trx) => {
    const account = await findAccountById(trx, passkey.account_id);
    if (!account || !(await spendChallenge(trx, services, nonce))) throw passkeyUnknown();
    if (!(await notePasskeyUse(trx, passkey.id, signCount))) throw passkeyUnknown();
    const { user } = account;
    await recordSecurityEvent(trx, user.id, 'signed_in', place);
    return { user, cookie: await startSession(trx, secret, user, place) };
  });
}

/** Devices may leave the user out; if they name one, it must be the passkey's. */
function isOwner(accountId: number, userHandle: string | undefined): boolean {
  return (
    userHandle === undefined ||
    Buffer.from(userHandle, 'base64url').toString('utf8') === String(accountId)
  );
}

export async function verifyPasskey(
  services: Pick<Services, 'clock' | 'secret'>,
  response: PasskeySignInForm['response'],
  passkey: { credential_id: string; public_key: Buffer; sign_count: number },
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
): Promise<{ nonce: string; signCount: number }> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let nonce: string | null = null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => {
      nonce = nonceOf(services, 'passkey-sign-in', challenge);
      return nonce !== null;
    },
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
    requireUserVerification: true,
  }).catch(() => {
    // The library throws at whatever does not fit.
    throw passkeyUnknown();
  });
  const isRight = verified && !isInFrame(response.response.clientDataJSON);
  if (!isRight || nonce === null) throw passkeyUnknown();
  return { nonce, signCount: authenticationInfo.newCounter };
}
