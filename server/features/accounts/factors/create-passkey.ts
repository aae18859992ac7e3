import { factors, lifetimes } from '@orendi/contract/limits';
import type { Passkey } from '@orendi/contract/schemas/factors';
import type { PasskeyForm } from '@orendi/contract/schemas/passkey-messages';
import type { Services } from '../../../services.ts';
import type { Session } from '../../../platform/http/session.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { checkPassword } from '../check-password.ts';
import { passkeyRefused, tooManyPasskeys } from '../faults.ts';
import { type Account, findAccountById, lockAccount } from '../account-queries.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import { makeChallenge, nonceOf } from './ticket.ts';
import { insertPasskey, listCredentials, spendChallenge } from './passkey-queries.ts';
import { isInFrame, passkeyAlgorithms, type RelyingParty } from './relying-party.ts';

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

/** @throws ApiError VALIDATION for one from another session's options, CONFLICT for too many passkeys */
export async function createPasskey(
  services: Pick<Services, 'clock' | 'db' | 'jobs' | 'secret' | 'settings'>,
  { id: sessionId, user }: Session,
  { name, response }: PasskeyForm,
  { party, place }: { party: RelyingParty; place: SignInPlace },
): Promise<Passkey> {
  const { db, jobs } = services;
  let challenge = '';
  const nonceFor = (account: Account | undefined) =>
    nonceOf(services, 'add-passkey', challenge, [sessionId, account?.stamp]);
  const owner = await findAccountById(db, user.id);
  const credential = await verify(response, party, (given) => {
    challenge = given;
    return nonceFor(owner) !== null;
  });
  const added = await db.transaction().execute(async (trx) => {
    const nonce = nonceFor(await lockAccount(trx, user.id));
    if (nonce === null || !(await spendChallenge(trx, services, nonce))) throw passkeyRefused();
    if ((await listCredentials(trx, user.id)).length >= factors.passkeys) throw tooManyPasskeys();
    const passkey = await insertPasskey(trx, { ...credential, account_id: user.id, name });
    if (!passkey) throw passkeyRefused();
    await recordSecurityEvent(trx, user.id, 'passkey_added', place);
    await queueAccountMail(trx, services, 'passkey-added', user);
    return passkey;
  });
  jobs.wake(mailQueue);
  return added;
}

/** The columns of a new passkey. The library throws at anything that does not fit: always a refusal. */
async function verify(
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
