import { m } from '@orendi/messages';
import { sql } from 'kysely';
import { foldName } from '@orendi/contract/fold-name';
import type { Services } from '../../../services.ts';
import type { Touch } from '../../../platform/db/changes.ts';
import type { Trx } from '../../../platform/db/tables.ts';
import { ApiError, conflict } from '../../../platform/http/api-error.ts';
import { writeListings } from '../../discovery/index.ts';
import {
  type Level,
  lockAssortment,
  joinIndustry,
  listAssortment,
  listCategoryNames,
  listProductsIn,
  saveOrder,
  type StockedIndustry,
} from './assortment-queries.ts';
import { countImportsOf, followInImports } from './follow-in-imports.ts';
import { recorder, sayNames } from './levels.ts';

/**
 * @param into takes its products, whose sellers join its industry; null where there are none
 * @throws ApiError NOT_FOUND when either is not there, CONFLICT when there are products and `into` is null
 */
export async function removeCategory(
  services: Pick<Services, 'changes'>,
  actor: string,
  id: number,
  into: number | null,
): Promise<void> {
  await remove(services, actor, 'category', id, into, {
    list: listCategoryNames,
    move: (trx, touch, from, to) => moveInto(trx, touch, from.id, to),
    isUsed: async (trx) => (await countImportsOf(trx, id)) > 0,
    say: sayNames,
  });
}

/**
 * @param into takes its categories, products and businesses, and a category of the same name takes the other's
 * products; null where it is not in use
 * @throws ApiError NOT_FOUND when either is not there, CONFLICT when it is in use and `into` is null
 */
export async function removeIndustry(
  services: Pick<Services, 'changes'>,
  actor: string,
  id: number,
  into: number | null,
): Promise<void> {
  await remove(services, actor, 'industry', id, into, {
    list: listAssortment,
    move: moveAll,
    isUsed,
    say: ({ industry_name: en, industry_name_al: al }) => sayNames({ en, al }),
  });
}

interface Removal<Entry> {
  list: (trx: Trx) => Promise<Entry[]>;
  /** Whether something else than products needs it. */
  isUsed: (trx: Trx, entry: Entry) => Promise<boolean>;
  move: (trx: Trx, touch: Touch, from: Entry, to: Entry) => Promise<void>;
  say: (entry: Entry) => string;
}

async function remove<Entry extends { id: number }>(
  { changes }: Pick<Services, 'changes'>,
  actor: string,
  level: Level,
  id: number,
  into: number | null,
  { list, isUsed, move, say: name }: Removal<Entry>,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    await lockAssortment(trx, { isShown: true });
    const all = await list(trx);
    const known = all.find((entry) => entry.id === id);
    const target = into === id ? undefined : all.find((entry) => entry.id === into);
    if (!known || (into !== null && !target)) throw new ApiError('NOT_FOUND');
    const productIds = await listProductsIn(trx, level, id);
    if (target) await move(trx, touch, known, target);
    else if (productIds.length > 0 || (await isUsed(trx, known)))
      throw conflict(m.api_assortment_in_use);
    if (level === 'industry')
      await trx.deleteFrom('category').where('industry_id', '=', id).execute();
    await trx.deleteFrom(level).where('id', '=', id).execute();
    await writeListings(trx, touch, { productIds });
    const moved = target ? `; ${productIds.length} products into ${level} ${target.id}` : '';
    await recorder(trx, actor, level, id)('remove', name(known) + moved);
    touch('industries', 'listings');
  });
}

async function moveInto(
  trx: Trx,
  touch: Touch,
  from: number,
  to: { id: number; industry_id: number },
): Promise<void> {
  await trx
    .updateTable('product')
    .set({ category_id: to.id, industry_id: to.industry_id })
    .where('category_id', '=', from)
    .execute();
  await followInImports(trx, from, to);
  await joinIndustry(trx, touch, to.industry_id);
}

async function isUsed(trx: Trx, industry: StockedIndustry): Promise<boolean> {
  if (industry.businesses > 0) return true;
  for (const { id } of industry.categories) if ((await countImportsOf(trx, id)) > 0) return true;
  return false;
}

async function moveAll(trx: Trx, touch: Touch, from: StockedIndustry, to: StockedIndustry) {
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
