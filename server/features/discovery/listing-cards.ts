import type { Range } from '@orendi/search/engine';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Db, ItemType } from '../../platform/db/tables.ts';

export const listingKind = sql<ItemType>`case when product_id is null then 'package' else 'product' end`;

const category = sql<string | null>`(select category_name from category where id = category_id)`;
/** Where the town is not on the list. */
const townName = sql<string | null>`
  case when town_id is null then (select town_name from business where id = business_id) end`;

/** The data of a card; sizes are in centimeters. A package has no size and no category, a product no pieces. */
export type CardRow = Awaited<ReturnType<typeof readCards>>[number];

const readCards = (db: Db, ids: number[]) =>
  db
    .selectFrom('listing')
    .modifyFront(prepared)
    .select(['id', 'name', 'picture_key', 'picture_focus', 'currency', 'price', 'sale'])
    .select(['sale_type', 'pieces', 'piece_pictures', 'piece_focus', 'town_id', 'length', 'width'])
    .select(['business_id', listingKind.as('type'), townName.as('town_name')])
    .select(category.as('category'))
    .select(sql<number | null>`case when package_id is null then height end`.as('height'))
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();

/** The cards of these listings by id; listings deleted meanwhile are missing. */
export async function listCards(db: Db, ids: number[]): Promise<Map<number, CardRow>> {
  const rows = ids.length === 0 ? [] : await readCards(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface CardPageRows {
  rows: CardRow[];
  page: number;
  hasNextPage: boolean;
  /** The ids of listings that are not what the words of a search name. */
  related?: ReadonlySet<number>;
}

export function rangeOf(page: number, perPage: number): Range {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** @param ids the listings on the page, in order */
export function cardPage(
  ids: number[],
  cards: Map<number, CardRow>,
  { page, perPage, total }: { page: number; perPage: number; total: number },
): CardPageRows {
  const rows = ids.flatMap((id) => cards.get(id) ?? []);
  return { rows, page, hasNextPage: page * perPage < total };
}
