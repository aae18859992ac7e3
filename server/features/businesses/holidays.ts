import type { ClosedDays } from '@orendi/contract/schemas/business-closed';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import { brokenField } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import type { Services } from '../../services.ts';
import { touchPages } from './lock-businesses.ts';
import { updateBusiness } from './queries.ts';

/**
 * Sets the holidays of a business; nulls open it again.
 * @throws ApiError VALIDATION when the last day is over
 */
export async function closeBusiness(
  { changes, clock }: Pick<Services, 'changes' | 'clock'>,
  businessId: number,
  days: ClosedDays,
): Promise<void> {
  if (days.closed_to !== null && days.closed_to < tiraneDay(clock())) {
    throw brokenField('closed_to', say(m.api_closed_over));
  }
  await changes.transaction(async (trx, touch) => {
    await updateBusiness(trx, businessId, days);
    await touchPages(trx, touch, businessId);
  });
}

/** Removes the holidays that are over. A seller who sets new ones meanwhile keeps those. */
export async function endHolidays(services: Pick<Services, 'changes' | 'db' | 'clock'>) {
  const { changes, db, clock } = services;
  const today = tiraneDay(clock());
  const over = await db
    .selectFrom('business')
    .select('id')
    .where('closed_to', '<', today)
    .orderBy('id')
    .execute();
  for (const { id } of over) {
    await changes.transaction(async (trx, touch) => {
      await sql`
        update business set closed_from = null, closed_to = null, updated_at = now()
        where id = ${id} and closed_to < ${today}`.execute(trx);
      await touchPages(trx, touch, id);
    });
  }
}
