import { tiraneDay, writeViews } from '../../views/index.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';

/** Views of products and packages, today by the shop's clock. */
export async function storeViews(
  { parts }: Pick<TestShop, 'parts'>,
  counts: { id: number | undefined; views: number }[],
): Promise<void> {
  const day = tiraneDay(parts.clock());
  const views = counts.map(({ id = 0, views }) => ({
    subject: 'listing' as const,
    id,
    day,
    views,
  }));
  await parts.db.transaction().execute((trx) => writeViews(trx, views, day));
}
