import type { Focus } from '@orendi/contract/fit-picture';
import type { Range } from '@orendi/search/engine';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Currency, Db, ItemType, SaleType } from '../../platform/db/tables.ts';

/** The data of a card. */
export interface CardRow {
  id: number;
  type: ItemType;
  name: string;
  picture_key: string | null;
  picture_focus: Focus | null;
  currency: Currency;
  price: number;
  sale: number;
  sale_type: SaleType | null;
  /** A product's size, in centimeters. */
  length: number | null;
  width: number | null;
  height: number | null;
  /** The town of the business, by its GeoNames id. */
  town_id: number | null;
  /** The name of the business's town, where that is not on the list. */
  town_name: string | null;
  /** In English; null for a package. */
  category: string | null;
  /** A package's pieces. */
  pieces: number | null;
  piece_pictures: string[] | null;
  /** The focus of each picture; null for packages written before there was one. */
  piece_focus: Focus[] | null;
}

/** The cards of these listings by id; listings deleted meanwhile are missing. */
export async function listCards(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<CardRow>`${prepared}
    select id, case when product_id is null then 'package' else 'product' end as type,
      name, picture_key, picture_focus, currency, price, sale, sale_type, pieces, piece_pictures, piece_focus, town_id,
      case when town_id is null then (select town_name from business where id = business_id) end as town_name,
      (select category_name from category where id = category_id) as category,
      length::float8, width::float8, case when package_id is null then height::float8 end as height
    from listing where id = any(${ids}::int[])`.execute(db);
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
