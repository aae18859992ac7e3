import { m } from '@orendi/messages';
import type { Transaction } from 'kysely';
import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { writeListings } from '../../discovery/index.ts';
import {
  holdAssortment,
  joinIndustry,
  listProductsIn,
  moveProducts,
} from './assortment-queries.ts';
import { listCategoryNames } from './category-queries.ts';
import { countImportsOf, followInImports } from './follow-in-imports.ts';
import { sayNames } from './names.ts';

/**
 * Removes a category. All pages and the search follow at once.
 * @param into the category that its products go into, and their sellers with them into its industry; null where there
 * are none
 * @throws ApiError NOT_FOUND when one of both is not there, CONFLICT when there are products and `into` is null
 */
export async function removeCategory(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  id: number,
  into: number | null,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    await holdAssortment(trx, { categoryIds: [id] });
    const all = await listCategoryNames(trx);
    const known = all.find((category) => category.id === id);
    const target = into === id ? undefined : all.find((category) => category.id === into);
    if (!known || (into !== null && !target)) throw new ApiError('NOT_FOUND');
    const productIds = await listProductsIn(trx, { categoryIds: [id] });
    if (target) await moveInto(trx, touch, id, target);
    else if (productIds.length > 0 || (await countImportsOf(trx, id)) > 0) throw inUse();
    await trx.deleteFrom('category').where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds });
    const moved = target ? `; ${productIds.length} products into category ${target.id}` : '';
    const details = sayNames(known) + moved;
    await recordAction(trx, {
      actor,
      action: 'category remove',
      subject: `category ${id}`,
      details,
    });
    touch('industries', 'listings');
  });
}

/** Moves what is published in a category, or may come to be, into another one. */
export async function moveInto(
  trx: Transaction<Database>,
  touch: Touch,
  from: number,
  to: { id: number; industry_id: number },
): Promise<void> {
  await moveProducts(trx, from, to);
  await followInImports(trx, from, to);
  const joined = await joinIndustry(trx, to.industry_id);
  touch(...joined.map((businessId) => `business:${businessId}` as const));
}

export function inUse(): ApiError {
  return new ApiError('CONFLICT', {
    sentence: (locale) => m.api_assortment_in_use({}, { locale }),
  });
}
