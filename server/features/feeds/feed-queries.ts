import type { ListingType } from '@orendi/contract/listings';
import { type Selectable, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import { readValue } from '../../platform/db/rows.ts';
import type { Database, Db } from '../../platform/db/tables.ts';
import { isMade, takesSize } from '../discovery/index.ts';
import { createQueue } from '../../platform/media/queue.ts';

/** The pieces of a shop, or with null of all of them. */
export interface FeedScope {
  businessId: number | null;
  /** Businesses that are left out. */
  unlisted: number[];
  /** Today, in Tirana. */
  day: string;
}

type ProductField =
  | ('brand' | 'color' | 'material' | 'material_al' | 'length' | 'width' | 'height' | 'weight')
  | ('quantity' | 'sale_from' | 'sale_to' | 'description_al' | 'description_en');
/** Its sale is that of today, or one whose days are known and still to come. */
type ListingField = 'id' | 'name' | 'price' | 'currency' | 'sale' | 'sale_type' | 'published_at';

/** A product or package that visitors may see; a package has no fields of a product. */
export interface Piece
  extends
    Pick<Selectable<Database['product']>, ProductField>,
    Pick<Selectable<Database['listing']>, ListingField> {
  type: ListingType;
  /** It is made in the size that a buyer wants; or to order, in whatever size. */
  takes_size: boolean | null;
  is_made: boolean | null;
  business_name: string;
  /** A package's: `4 x Chair, 1 x Table`; empty for a product. */
  contents: string;
  /** Keys; of a package the covers of its pieces. */
  pictures: string[];
  /** `Room > Category`, of a product. */
  shelf_al: string | null;
  shelf: string | null;
}

/** Pieces that are read and written at once. */
export const pageSize = 100;

const isIn = ({ businessId, unlisted }: FeedScope) =>
  sql`${businessId === null ? sql`true` : sql`l.business_id = ${businessId}`}
    and ${unlisted.length === 0 ? sql`true` : sql`l.business_id <> all(${unlisted}::int[])`}`;

/** The next pieces by id. */
async function listPieces(db: Db, scope: FeedScope, after: number): Promise<Piece[]> {
  const { rows } = await sql<Piece>`${prepared}
    with l as materialized (
      select id, product_id, package_id, business_id, name, published_at from listing l
      where id > ${after} and ${isIn(scope)} order by id limit ${pageSize}
    ), priced as (
      select id, price, currency, sale, sale_type, dated_sale, dated_sale_type, sale_from, sale_to from product
      where id in (select product_id from l)
      union all
      select id, price, currency, sale, sale_type, dated_sale, dated_sale_type, sale_from, sale_to from package
      where id in (select package_id from l)
    )
    select case when l.product_id is null then 'package' else 'product' end as type, l.id, l.name, b.business_name,
      s.price, s.currency, case when t.counts then coalesce(s.dated_sale, s.sale) else 0 end as sale,
      case when t.counts then coalesce(s.dated_sale_type, s.sale_type) end as sale_type, s.sale_from, s.sale_to,
      l.published_at, coalesce(p.description_al, k.package_description_al) as description_al,
      coalesce(p.description_en, k.package_description_en) as description_en,
      (
        select coalesce(string_agg(i.quantity || ' x ' || m.product_name, ', ' order by m.id), '')
        from package_item i join product m on m.id = i.product_id where i.package_id = l.package_id
      ) as contents,
      case when l.package_id is null then array(
        select picture_key from product_picture where product_id = l.product_id order by position
      ) else array(
        select f.picture_key from package_item i join product_picture f on f.product_id = i.product_id and f.position = 0
        where i.package_id = l.package_id order by i.product_id
      ) end as pictures,
      coalesce(nullif(r.industry_name_al, ''), r.industry_name) || ' > ' ||
        coalesce(nullif(c.category_name_al, ''), c.category_name) as shelf_al,
      r.industry_name || ' > ' || c.category_name as shelf,
      p.brand, p.color, p.material, p.material_al, p.length, p.width, p.height, p.weight, p.quantity,
      ${takesSize} as takes_size, ${isMade} as is_made
    from l join business b on b.id = l.business_id join priced s on s.id = l.id
      left join product p on p.id = l.product_id left join package k on k.id = l.package_id
      left join category c on c.id = p.category_id left join industry r on r.id = p.industry_id,
      lateral (
        select s.sale > 0 or (s.sale_from > ${scope.day}::date and s.sale_to is not null) as counts
      ) t
    order by l.id`.execute(db);
  return rows;
}

/** However many feeds are read, and however slowly, so many of their pages are asked for at once. */
const pages = createQueue(2);

/** All pieces, a page at a time, each read when it is asked for and emptied once the next one is. */
export async function* eachPage(db: Db, scope: FeedScope): AsyncGenerator<Piece[]> {
  let isLast = false;
  let after = 0;
  while (!isLast) {
    const page = await pages(() => listPieces(db, scope, after));
    yield page;
    after = page.at(-1)?.id ?? after;
    isLast = page.length < pageSize;
    // V8 keeps an awaited promise until its next full collection, and with it the rows: the feed of 100,000 took 185 MB.
    page.length = 0;
  }
}

/**
 * Changes with each write that changes a feed: whatever a piece shows, its shop's name too, is written together with its
 * listing, whose row names the transaction. Of all shops the index of those is enough.
 */
export const findState = (db: Db, scope: FeedScope) => readValue(db)<string>`
  select concat_ws(' ', count(*), sum(hashtextextended(changed_in::text, 0)), (
    select md5(string_agg(
      row(c.id, c.category_name, c.category_name_al, i.industry_name, i.industry_name_al)::text, ' ' order by c.id
    ))
    from category c join industry i on i.id = c.industry_id
  ))
  from listing l where ${isIn(scope)}`;

/** Null for one that visitors may not see. */
export const findShopName = (db: Db, id: number) => readValue(db)<string | null>`
  select business_name from business where id = ${id} and suspended_at is null`;
