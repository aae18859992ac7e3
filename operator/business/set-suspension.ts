import { holdBusinesses, writeListings } from '@orendi/server/features/discovery/index';
import type { Services } from '@orendi/server/services';

/**
 * Takes everything a business shows out of the shop, with a reason for its seller to read, or restores it.
 * @param reason null restores
 * @returns false when nothing changes
 */
export function setSuspension(
  { changes, clock }: Pick<Services, 'changes' | 'clock'>,
  businessId: number,
  reason: string | null,
): Promise<boolean> {
  return changes.transaction(async (trx, touch) => {
    await holdBusinesses(trx, { businessId });
    const { numUpdatedRows } = await trx
      .updateTable('business')
      .set({ suspended_at: reason === null ? null : clock(), suspension_reason: reason })
      .where('id', '=', businessId)
      .where('suspended_at', reason === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeListings(trx, touch, { businessId });
    touch('listings', `business:${businessId}`);
    return true;
  });
}
