import { m } from '@orendi/messages';
import { sql } from 'kysely';
import { foldName } from '@orendi/contract/fold-name';
import type { Services } from '../../../services.ts';
import { recordAction } from '../../../platform/audit/record-action.ts';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { writeListings } from '../../discovery/index.ts';
import {
  lockAssortment,
  joinIndustry,
  listAssortment,
  listCategoryNames,
  listProductsIn,
  moveProducts,
  saveOrder,
  type StockedIndustry,
} from './assortment-queries.ts';
import { countImportsOf, followInImports } from './follow-in-imports.ts';
import { sayNames } from './names.ts';

/**
 * @param into takes its products, whose sellers join its industry; null where there are none
 * @throws ApiError NOT_FOUND when either is not there, CONFLICT when there are products and `into` is null
 */
export async function removeCategory(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  id: number,
  into: number | null,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    await lockAssortment(trx, { isShown: true });
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

async function moveInto(
  trx: Trx,
  touch: Touch,
  from: number,
  to: { id: number; industry_id: number },
): Promise<void> {
  await moveProducts(trx, from, to);
  await followInImports(trx, from, to);
  const joined = await joinIndustry(trx, to.industry_id);
  touch(...joined.map((businessId) => `business:${businessId}` as const));
}

const inUse = () => new ApiError('CONFLICT', { sentence: say(m.api_assortment_in_use) });

/**
 * @param into takes its categories, products and businesses, and a category of the same name takes the other's
 * products; null where it is not in use
 * @throws ApiError NOT_FOUND when either is not there, CONFLICT when it is in use and `into` is null
 */
export async function removeIndustry(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  id: number,
  into: number | null,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    await lockAssortment(trx, { isShown: true });
    const all = await listAssortment(trx);
    const known = all.find((industry) => industry.id === id);
    const target = into === id ? undefined : all.find((industry) => industry.id === into);
    if (!known || (into !== null && !target)) throw new ApiError('NOT_FOUND');
    const productIds = await listProductsIn(trx, { industryIds: [id] });
    if (target) await moveAll(trx, touch, known, target);
    else if (await isUsed(trx, known)) throw inUse();
    await trx.deleteFrom('category').where('industry_id', '=', id).execute();
    await trx.deleteFrom('industry').where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds });
    const moved = target ? `; ${productIds.length} products into industry ${target.id}` : '';
    const details = `${known.industry_name} / ${known.industry_name_al}${moved}`;
    await recordAction(trx, {
      actor,
      action: 'industry remove',
      subject: `industry ${id}`,
      details,
    });
    touch('industries', 'listings');
  });
}

async function isUsed(trx: Trx, industry: StockedIndustry): Promise<boolean> {
  if (industry.products > 0 || industry.businesses > 0) return true;
  for (const { id } of industry.categories) if ((await countImportsOf(trx, id)) > 0) return true;
  return false;
}

async function moveAll(
  trx: Trx,
  touch: Touch,
  from: StockedIndustry,
  to: StockedIndustry,
): Promise<void> {
  const order = to.categories.map(({ id }) => id);
  for (const { id, category_name: name } of from.categories) {
    const same = to.categories.find((other) => foldName(other.category_name) === foldName(name));
    if (same) await moveInto(trx, touch, id, same);
    else {
      await trx.updateTable('category').set({ industry_id: to.id }).where('id', '=', id).execute();
      await followInImports(trx, id, { id, industry_id: to.id });
      order.push(id);
    }
  }
  await saveOrder(trx, 'category', order);
  const { rows } = await sql<{ business_id: number }>`
    with gone as (
      delete from business_industry where industry_id = ${from.id} returning business_id
    ), joined as (
      insert into business_industry (business_id, industry_id)
      select business_id, ${to.id}::int from gone on conflict do nothing
    )
    select business_id from gone`.execute(trx);
  touch(...rows.map(({ business_id }) => `business:${business_id}` as const));
}
