import { tiraneDay } from '@orendi/contract/tirane-day';
import { writeViews } from '../../views/index.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';

/** Stores views of products and packages, today by the test shop's clock. */
export async function storeViews(
  { services }: Pick<TestShop, 'services'>,
  counts: { id: number | undefined; views: number }[],
): Promise<void> {
  const day = tiraneDay(services.clock());
  const views = counts.map(({ id = 0, views }) => ({
    subject: 'listing' as const,
    id,
    day,
    views,
  }));
  await services.db.transaction().execute((trx) => writeViews(trx, views, day));
}
