import type { SectionName, SortDirection } from '@orendi/contract/listings';
import { type Kysely, sql } from 'kysely';
import type { Currency, Database, ItemType, SaleType } from '../../platform/db/tables.ts';
import { type ListingFilter, whereListing } from './listing-filter.ts';

/** What a card shows. */
export interface CardRow {
  id: number;
  type: ItemType;
  name: string;
  picture_key: string | null;
  currency: Currency;
  price: number;
  sale: number;
  sale_type: SaleType | null;
}

export interface Stretch {
  limit: number;
  offset: number;
}

export interface SectionStretch extends Stretch {
  section: SectionName;
  filter: ListingFilter;
}

const cardColumns = sql`l.id, case when l.product_id is null then 'package' else 'product' end as type,
  l.name, l.picture_key, l.currency, l.price, l.sale, l.sale_type`;

const directions = { asc: sql`asc`, desc: sql`desc` };

/** A stretch of each section, newest first, in one statement. */
export async function listSectionCards(db: Kysely<Database>, sections: SectionStretch[]) {
  const parts = sections.map(
    ({ section, filter, limit, offset }) => sql`
      (select ${section}::text as section, ${cardColumns}, l.published_at
       from listing l where ${whereListing(filter)}
       order by l.published_at desc, l.id desc limit ${limit} offset ${offset})`,
  );
  const { rows } = await sql<CardRow & { section: SectionName }>`
    select section, id, type, name, picture_key, currency, price, sale, sale_type
    from (${sql.join(parts, sql` union all `)}) s
    order by section, published_at desc, id desc`.execute(db);
  return rows;
}

/** Newest first. */
export async function listNewestCards(
  db: Kysely<Database>,
  filter: ListingFilter,
  { limit, offset }: Stretch,
) {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l where ${whereListing(filter)}
    order by l.published_at desc, l.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Best match first: a word in a name counts more than one in a description. Equal matches by age, newest first. */
export async function listBestCards(
  db: Kysely<Database>,
  filter: ListingFilter & { words: string },
  { limit, offset }: Stretch,
) {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l where ${whereListing(filter)}
    order by ts_rank(l.words, ${filter.words}::tsquery) desc, l.published_at desc, l.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/**
 * By the price after the sale, in euro at the rates of now; equal prices by id. Each currency is read in the order of
 * its own prices, as far as this stretch can need it, and the three are merged; only what remains is looked up.
 */
export async function listCardsByPrice(
  db: Kysely<Database>,
  filter: ListingFilter,
  { limit, offset }: Stretch,
  direction: SortDirection,
) {
  const towards = directions[direction];
  const { rows } = await sql<CardRow>`
    with merged as (
      select p.id, p.effective_price * r.euro_rate as euro
      from exchange_rate r cross join lateral (
        select l.id, l.effective_price
        from listing l where l.currency = r.currency and ${whereListing(filter)}
        order by l.effective_price ${towards}, l.id limit ${offset + limit}
      ) p
      order by euro ${towards}, p.id limit ${limit} offset ${offset}
    )
    select ${cardColumns} from merged m join listing l on l.id = m.id
    order by m.euro ${towards}, m.id`.execute(db);
  return rows;
}

/** The same for a search by words, whose matches are looked up once and sorted. */
export async function listMatchesByPrice(
  db: Kysely<Database>,
  filter: ListingFilter,
  { limit, offset }: Stretch,
  direction: SortDirection,
) {
  const towards = directions[direction];
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from listing l join exchange_rate r on r.currency = l.currency
    where ${whereListing(filter)}
    order by l.effective_price * r.euro_rate ${towards}, l.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}
