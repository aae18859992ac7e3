import type { Services } from '@orendi/server/services';
import { StartError } from '@orendi/server/platform/start-error';
import { kinds } from '../catalogue/kinds/index.ts';

/**
 * The demo publishes in the categories that the product comes with, which an operator may have removed or moved.
 * @throws StartError then
 */
export async function requireCategories(db: Services['db']): Promise<void> {
  const rows = await db.selectFrom('category').select(['id', 'industry_id']).execute();
  const industryOf = new Map(rows.map(({ id, industry_id }) => [id, industry_id]));
  const isThere = kinds.every(
    ({ categoryId, industryId }) => industryOf.get(categoryId) === industryId,
  );
  if (!isThere) {
    throw new StartError(
      'The demo needs the categories that the product comes with, in their industries; some were removed or moved.',
    );
  }
}
