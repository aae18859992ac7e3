import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../../services.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { mailQueue } from '../../../platform/mail/index.ts';
import { type Account, lockAccount } from '../account-queries.ts';
import { checkPassword, lockChecked } from '../check-password.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from '../security-events.ts';
import { askStayingFactor, type RemovalProof } from './ask-factor.ts';
import { deleteAuthenticator } from './factor-queries.ts';
import { deletePasskeys } from './passkey-queries.ts';

type NeededServices = Pick<Services, 'clock' | 'db' | 'jobs' | 'settings'>;

type Factor = 'second-factor' | 'passkeys' | { passkeyId: number };

const told = {
  'second-factor': ['second-factor-off', 'factor_removed'],
  passkeys: ['passkey-removed', 'passkey_removed'],
} as const;

/** @throws ApiError VALIDATION when the password or the proof is wrong, NOT_FOUND when there is no such factor */
export async function removeOwnFactor(
  services: NeededServices & Pick<Services, 'countCall' | 'log' | 'passwords' | 'secret'>,
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
  services: NeededServices,
  user: Pick<User, 'id' | 'email'>,
  factor: Factor,
  by: Remover,
): Promise<number> {
  const { db, jobs } = services;
  const { id: accountId } = user;
  const removed = await db.transaction().execute(async (trx) => {
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
  jobs.wake(mailQueue);
  return removed;
}

async function deleteFactor(trx: Trx, accountId: number, factor: Factor): Promise<number> {
  if (factor === 'second-factor') return (await deleteAuthenticator(trx, accountId)) ? 1 : 0;
  return deletePasskeys(trx, accountId, factor === 'passkeys' ? undefined : factor.passkeyId);
}
