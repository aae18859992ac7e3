import { factors, lifetimes } from '@orendi/contract/limits';
import type { PasswordForm } from '@orendi/contract/schemas/factors';
import type { PasskeyForm, PasskeySignInForm } from '@orendi/contract/schemas/passkey-messages';
import type { User } from '@orendi/contract/schemas/user';
import { marketName } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import type { Session } from '../../../platform/http/session.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { checkPassword } from '../check-password.ts';
import { passkeyRefused, passkeyUnknown, tooManyPasskeys } from '../faults.ts';
import { type Account, findAccountById, lockAccount } from '../account-queries.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import { startSession } from '../sessions.ts';
import { makeChallenge, nonceOf } from './ticket.ts';
import {
  findPasskey,
  insertPasskey,
  listCredentials,
  notePasskeyUse,
  spendChallenge,
} from './passkey-queries.ts';

/** Who asks for a passkey, as browsers bind it: a passkey made for one name works for no other. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** @param publicUrl the address of the shop as this visitor reaches it: `PUBLIC_URL`, or this machine's */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** EdDSA, ES256 and RS256: what devices have. Naming them keeps the library from trying experimental ones of Node. */
const passkeyAlgorithms = [-8, -7, -257];

/** Whether the asking page was framed by another site's, as the browser has signed. The library ignores it. */
function isInFrame(clientDataJSON: string): boolean {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  return (
    typeof said === 'object' && said !== null && 'crossOrigin' in said && said.crossOrigin === true
  );
}

/**
 * Options with which the browser makes a passkey. Its device must find it without being told for whom, and verify its
 * user (fingerprint, face or PIN), so that the passkey counts as both factors.
 * @throws ApiError VALIDATION when the password is wrong, CONFLICT when the account has too many passkeys
 */
export async function startPasskey(
  services: Pick<Services, 'clock' | 'db' | 'passwords' | 'secret'>,
  { id: sessionId, user }: Session,
  { currentPassword }: PasswordForm,
  { id: rpID }: RelyingParty,
) {
  const { stamp } = await checkPassword(services, user.id, currentPassword);
  const known = await listCredentials(services.db, user.id);
  if (known.length >= factors.passkeys) throw tooManyPasskeys();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: marketName(),
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

/** @throws ApiError VALIDATION for one from another session's options, CONFLICT for too many passkeys */
export async function createPasskey(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'secret' | 'settings'>,
  { id: sessionId, user }: Session,
  { name, response }: PasskeyForm,
  { party, place }: { party: RelyingParty; place: SignInPlace },
) {
  let challenge = '';
  const nonceFor = (account: Account | undefined) =>
    nonceOf(services, 'add-passkey', challenge, [sessionId, account?.stamp]);
  const owner = await findAccountById(services.db, user.id);
  const credential = await verifyNew(response, party, (given) => {
    challenge = given;
    return nonceFor(owner) !== null;
  });
  return withMails(services, async (trx) => {
    const nonce = nonceFor(await lockAccount(trx, user.id));
    if (nonce === null || !(await spendChallenge(trx, services, nonce))) throw passkeyRefused();
    if ((await listCredentials(trx, user.id)).length >= factors.passkeys) throw tooManyPasskeys();
    const passkey = await insertPasskey(trx, { ...credential, account_id: user.id, name });
    if (!passkey) throw passkeyRefused();
    await recordSecurityEvent(trx, user.id, 'passkey_added', place);
    await queueAccountMail(trx, services, 'passkey-added', user);
    return passkey;
  });
}

/** The columns of a new passkey. The library throws at anything that does not fit: always a refusal. */
async function verifyNew(
  response: PasskeyForm['response'],
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: (challenge: string) => boolean,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => {
    throw passkeyRefused();
  });
  if (!registrationInfo || isInFrame(response.response.clientDataJSON)) throw passkeyRefused();
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    sign_count: counter,
    transports: transports ?? [],
  };
}

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
  { party, place }: { party: RelyingParty; place: SignInPlace },
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
