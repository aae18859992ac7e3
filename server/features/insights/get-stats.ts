import { statsDays } from '@orendi/contract/limits';
import type { Stats } from '@orendi/contract/schemas/stats';
import type { Services } from '../../services.ts';
import { daysBefore, tiraneDay } from '../views/index.ts';
import { findTotals, listDays, listMostViewed } from './stats-queries.ts';

/** The figures of a business. Its visits include views of listings deleted since. */
export async function getStats(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
): Promise<Stats> {
  const today = tiraneDay(clock());
  const totals = await findTotals(db, businessId);
  const viewed = await listMostViewed(db, businessId);
  return {
    totalRequestsCount: totals.requests,
    totalContactsCount: totals.contacts,
    totalProductsCount: totals.products,
    totalVisitsCount: totals.visits,
    topViewedEntities: viewed.map(({ type, name, views }) =>
      type === 'product' ? { product_name: name, views } : { package_name: name, views },
    ),
    series: await listDays(db, businessId, daysBefore(today, statsDays - 1), today),
  };
}
