import { lifetimes } from '@orendi/contract/limits';
import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import { settleReports } from './report-queries.ts';

/**
 * Settles the open reports of a listing without consequences for it.
 * @param actor the operator who does it
 * @returns how many there were
 */
export function dismissReports(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: string,
  listingId: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const count = await settleReports(trx, listingId, 'dismissed', clock());
    const details = `${count} ${count === 1 ? 'report' : 'reports'}`;
    const subject = `listing ${listingId}`;
    if (count > 0) await recordAction(trx, { actor, action: 'report dismiss', subject, details });
    return count;
  });
}

/** Removes reports that were settled long ago. */
export async function keepReports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - lifetimes.settledReportDays * 86_400_000);
  await db.deleteFrom('listing_report').where('settled_at', '<', before).execute();
}
