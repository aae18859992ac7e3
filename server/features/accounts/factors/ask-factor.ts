import type { User } from '@orendi/contract/schemas/user';
import type { RemovalForm } from '@orendi/contract/schemas/factors';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type Account, findAccountById, lockAccount } from '../account-queries.ts';
import { byAccount } from '../limits.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import { codeWrong, freshCodeWrong, removalUnproven } from '../faults.ts';
import { deleteFactor, type Factor, findAuthenticator, listFactors } from './factor-queries.ts';
import { isRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { takeAuthenticatorCode } from './authenticator.ts';
import { findPasskey, notePasskeyUse, spendChallenge } from './passkey-queries.ts';
import { type RelyingParty, verifyPasskey } from './passkeys.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { withMails } from '../../../platform/mail/index.ts';
import { checkPassword, lockChecked } from '../check-password.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';

type NeededServices = Pick<Services, 'clock' | 'countCall' | 'db' | 'log' | 'passwords' | 'secret'>;

/**
 * Takes a code, which does not work again; notes a wrong one, and the use of a recovery code.
 * @param kinds the codes that serve
 * @throws ApiError RATE_LIMITED
 */
async function takeCode(
  services: NeededServices,
  account: Account,
  { code, place }: { code: string; place: SignInPlace },
  kinds: { recovery: boolean; authenticator: boolean },
): Promise<boolean> {
  const { countCall, db } = services;
  const accountId = account.user.id;
  // Counted by the account's stamp: a new password ends the lock.
  const key = `${accountId} ${account.stamp}`;
  await countCall(byAccount.code, key);
  await countCall(byAccount.codesOfDay, key);
  const recovery = kinds.recovery ? readRecoveryCode(code) : null;
  const authenticator = kinds.authenticator && (await findAuthenticator(db, accountId));
  const isRight = recovery
    ? await isRecoveryCode(services, accountId, recovery)
    : authenticator &&
      (await takeAuthenticatorCode(services, accountId, authenticator.sealed_secret, code));
  if (!isRight) await recordSecurityEvent(db, accountId, 'second_factor_failed', place);
  else if (recovery) await recordSecurityEvent(db, accountId, 'recovery_code_used', place);
  return Boolean(isRight);
}

/**
 * Asks for a second factor, if there is one; spends a code.
 * @throws ApiError SECOND_FACTOR without a right one
 */
export async function askSecondFactor(
  services: NeededServices,
  account: Account,
  { code, place }: { code: string | undefined; place: SignInPlace },
): Promise<void> {
  if (!(await findAuthenticator(services.db, account.user.id))) return;
  if (code === undefined) throw new ApiError('SECOND_FACTOR');
  const kinds = { recovery: true, authenticator: true };
  if (!(await takeCode(services, account, { code, place }, kinds))) throw codeWrong();
}

/**
 * Asks a signed-in user for a fresh code of the authenticator, before something that an open session alone must not do.
 * Codes are counted with those tried at sign-in. Recovery codes do not serve, as they are for when the authenticator is
 * lost, and whoever has found the paper must not get this far.
 * @throws ApiError VALIDATION under `code` when it is wrong or has been used, RATE_LIMITED, NO_SECOND_FACTOR
 */
export async function askCodeAgain(
  services: NeededServices,
  user: Pick<User, 'id'>,
  code: string,
  place: SignInPlace,
): Promise<void> {
  const account = await findAccountById(services.db, user.id);
  if (!account || !(await findAuthenticator(services.db, user.id)))
    throw new ApiError('NO_SECOND_FACTOR');
  const kinds = { recovery: false, authenticator: true };
  if (!(await takeCode(services, account, { code, place }, kinds))) throw freshCodeWrong();
}

type RemovalProof = RemovalForm & { party: RelyingParty; place: SignInPlace };

/**
 * Asks for a factor that stays, or a recovery code, before another is removed: who has stolen the password must not throw
 * the owner out. Where nothing would stay, only an operator removes it.
 * @param removed the id of a passkey, or the authenticator
 * @throws ApiError NOT_FOUND without such a factor, VALIDATION under `code` or `passkey`, RATE_LIMITED
 */
async function askStayingFactor(
  services: NeededServices,
  account: Account,
  removed: number | 'authenticator',
  { code, passkey, party, place }: RemovalProof,
): Promise<void> {
  const accountId = account.user.id;
  const { authenticator, passkeys } = await listFactors(services.db, accountId);
  const others = passkeys.filter(({ id }) => id !== removed);
  const isThere = removed === 'authenticator' ? authenticator : others.length < passkeys.length;
  if (!isThere) throw new ApiError('NOT_FOUND');
  if (passkey) {
    await takeStayingPasskey(services, accountId, others, passkey, party);
    return;
  }
  const hasCodes =
    authenticator && (removed !== 'authenticator' || authenticator.recoveryCodes > 0);
  if (!hasCodes && others.length === 0) throw removalUnproven('operator');
  if (code === undefined || !hasCodes) throw removalUnproven('factor');
  const kinds = { recovery: true, authenticator: removed !== 'authenticator' };
  if (!(await takeCode(services, account, { code, place }, kinds))) throw freshCodeWrong();
}

async function takeStayingPasskey(
  services: NeededServices,
  accountId: number,
  others: readonly { id: number }[],
  response: NonNullable<RemovalForm['passkey']>,
  party: RelyingParty,
): Promise<void> {
  const { db } = services;
  const stored = await findPasskey(db, response.id);
  const isOther = stored?.account_id === accountId && others.some(({ id }) => id === stored.id);
  if (!stored || !isOther) throw removalUnproven('factor');
  const { nonce, signCount } = await verifyPasskey(services, response, stored, party).catch(() => {
    throw removalUnproven('factor');
  });
  await db.transaction().execute(async (trx) => {
    const isFresh = await spendChallenge(trx, services, nonce);
    if (!isFresh || !(await notePasskeyUse(trx, stored.id, signCount)))
      throw removalUnproven('factor');
  });
}

type RemovalServices = Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>;

const told = {
  'second-factor': ['second-factor-off', 'factor_removed'],
  passkeys: ['passkey-removed', 'passkey_removed'],
} as const;

/** @throws ApiError VALIDATION when the password or the proof is wrong, NOT_FOUND when there is no such factor */
export async function removeOwnFactor(
  services: NeededServices & RemovalServices,
  user: User,
  factor: Exclude<Factor, 'passkeys'>,
  proof: RemovalProof,
): Promise<void> {
  const checked = await checkPassword(services, user.id, proof.currentPassword);
  const removed = factor === 'second-factor' ? 'authenticator' : factor.passkeyId;
  await askStayingFactor(services, checked, removed, proof);
  const count = await removeFactor(services, user, factor, { checked, place: proof.place });
  if (count === 0) throw new ApiError('NOT_FOUND');
}

/** Who removes a factor: its owner, whose password was checked, or an operator. */
type Remover = { checked: Account; place: SignInPlace } | { operator: string };

/**
 * Also tells the account by mail, and records what an operator removes.
 * @returns how many were removed
 */
export async function removeFactor(
  services: RemovalServices,
  user: Pick<User, 'id' | 'email'>,
  factor: Factor,
  by: Remover,
): Promise<number> {
  const { id: accountId } = user;
  return withMails(services, async (trx) => {
    await ('checked' in by ? lockChecked(trx, by.checked) : lockAccount(trx, accountId));
    const count = await deleteFactor(trx, accountId, factor);
    if (count > 0) {
      const [mail, event] = told[factor === 'second-factor' ? factor : 'passkeys'];
      await recordSecurityEvent(trx, accountId, event, 'place' in by ? by.place : null);
      await queueAccountMail(trx, services, mail, user);
      if ('operator' in by) {
        await recordAction(trx, {
          actor: by.operator,
          action: 'account remove-factor',
          subject: `account ${accountId}`,
          details: event,
        });
      }
    }
    return count;
  });
}
