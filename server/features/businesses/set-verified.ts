import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { lockBusinesses } from './lock-businesses.ts';
import { updateBusiness } from './queries.ts';
import { touchPages } from './touch-pages.ts';

/**
 * Gives a business the badge of a verified one, or takes it back.
 * @param actor the operator who does it
 * @param taxNumber the one that the operator has confirmed; null takes the badge back
 * @returns false when nothing changes, and null when the business has another number, which nobody has confirmed
 */
export function setVerified(
  { changes, clock }: Pick<Services, 'changes' | 'clock'>,
  actor: string,
  businessId: number,
  taxNumber: string | null,
): Promise<boolean | null> {
  return changes.transaction(async (trx, touch) => {
    await lockBusinesses(trx, { businessId });
    const before = await trx
      .selectFrom('business')
      .select(['tax_number', 'verified_at'])
      .where('id', '=', businessId)
      .executeTakeFirstOrThrow();
    if (taxNumber !== null && taxNumber !== before.tax_number) return null;
    if ((taxNumber === null) === (before.verified_at === null)) return false;
    await updateBusiness(trx, businessId, { verified_at: taxNumber === null ? null : clock() });
    await touchPages(trx, touch, businessId);
    const action = taxNumber === null ? 'business unverify' : 'business verify';
    await recordAction(trx, { actor, action, subject: `business ${businessId}` });
    return true;
  });
}
