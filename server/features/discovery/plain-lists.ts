import { facetNames } from '@orendi/contract/listing-filters';
import { type RawBuilder, sql } from 'kysely';
import type { Currency, Db, ItemType } from '../../platform/db/tables.ts';
import type { ListingFinder, ListingFound, ListingQuery, ListingWhere } from './listing-fields.ts';
import type { Rates } from './exchange-rates.ts';

const noFacets = Object.fromEntries(
  facetNames.map((name) => [name, []]),
) as unknown as ListingFound['facets'];

/** The fields that can be read without an engine. */
const readable = new Set(['business', 'category', 'brand', 'color', 'material', 'price']);

/** Answers what it can, and null to everything else. */
export interface StandIn {
  mayFind(queries: readonly ListingQuery[]): boolean;
  find(queries: readonly ListingQuery[]): Promise<ListingFound[] | null>;
  read(
    ids: readonly number[],
    names: Parameters<ListingFinder['read']>[1],
  ): Promise<Awaited<ReturnType<ListingFinder['read']>> | null>;
}

/**
 * Answers from the table what needs no engine: the newest of the shop, of a category, an industry or a business, also of those on
 * sale, and what is like a listing. Everything else is the search's, which is away.
 */
export function createPlainLists(
  db: Db,
  rates: () => Rates,
  // Totals beside a page are counted in steps, up to the first above the page; no list is shown deeper.
  { step = 1_000, deepest = 10_000 } = {},
): StandIn {
  return {
    mayFind: (queries) => queries.every((query) => plainConditions(query) !== null),
    async find(queries) {
      const asked = queries.map((query) => ({ query, conditions: plainConditions(query) }));
      if (asked.some(({ conditions }) => conditions === null)) return null;
      const found: ListingFound[] = [];
      for (const { query, conditions } of asked)
        found.push(await listPlain(query, conditions ?? []));
      return found;
    },
    async read(ids, names) {
      if (!names.every((name) => readable.has(name))) return null;
      const rows = await listCompared(db, ids);
      return new Map(
        rows.map(({ id, kind, business, category, brand, color, material, amount, currency }) => [
          id,
          {
            kind,
            values: {
              brand,
              color,
              material,
              business: [business],
              category,
              price: amount * (rates()[currency] ?? 0),
            },
          },
        ]),
      );
    },
  };

  async function listPlain(
    { range }: ListingQuery,
    conditions: NonNullable<ReturnType<typeof plainConditions>>,
  ): Promise<ListingFound> {
    const isTooFar = range.offset >= deepest;
    const own = isTooFar ? nothing : range;
    // To count all costs more than to read a page, for which a step beyond it tells that there is another one.
    const steps = Math.floor((own.offset + own.limit) / step) + 1;
    const most = own.limit === 0 ? deepest : Math.min(steps * step, deepest);
    const { ids, count } = await listNewest(db, conditions, own, most);
    const total = Math.min(count, most);
    return {
      ids,
      scores: [],
      total,
      areFirst: [],
      firstTotal: 0,
      lacking: 0,
      facets: noFacets,
      isMakeshift: true,
      isLowerBound: count > total,
    };
  }
}

const nothing = { offset: 0, limit: 0 };

/**
 * The newest listings that meet some conditions.
 * @param most how many of them are counted: one more is enough to tell that there are others
 */
async function listNewest(
  db: Db,
  conditions: RawBuilder<unknown>[],
  { offset, limit }: { offset: number; limit: number },
  most: number,
): Promise<{ ids: number[]; count: number }> {
  const matching = sql`from listing where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const { rows } = await sql<{ ids: number[]; count: number }>`
    select array(select id ${matching} order by published_at desc, id desc limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from (select 1 ${matching} limit ${most + 1}) counted) as count`.execute(
    db,
  );
  return rows[0] ?? { ids: [], count: 0 };
}

/** The values that listings are compared by. */
interface ComparedRow {
  id: number;
  kind: ItemType;
  business: number;
  category: number[];
  brand: string | null;
  color: string | null;
  material: string | null;
  amount: number;
  currency: Currency;
}

async function listCompared(db: Db, ids: readonly number[]): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select id, case when product_id is null then 'package' else 'product' end as kind, business_id as business,
      coalesce(part_category_ids, array[category_id]) as category, brand, color, material,
      effective_price::float8 as amount, currency
    from listing where id = any(${ids}::int[])`.execute(db);
  return rows;
}

type Condition = RawBuilder<unknown>;

/** The SQL for each condition of a plain list; null for what only an engine can tell. */
const readers: {
  [Name in keyof ListingWhere]?: (
    asked: NonNullable<ListingWhere[Name]>,
    kind: ListingQuery['kind'],
  ) => Condition | null;
} = {
  business: (asked) => isOneOf('business_id', asked),
  industry: (asked, kind) => ofPieces('industry', asked, kind),
  category: (asked, kind) => ofPieces('category', asked, kind),
  onSale: (asked) => (asked === 1 ? sql`sale > 0` : null),
  publishedAt: ({ from, to }) =>
    from === undefined || to !== undefined
      ? null
      : sql`published_at >= to_timestamp(${from}::float8)`,
};

/**
 * The conditions of a query that a table with a few indexes can answer: what a category, an industry or a business has, what is
 * on sale or new, newest first. Null for any other query.
 */
function plainConditions(query: ListingQuery): Condition[] | null {
  const { kind, where = {}, not = {}, concepts, order, first, lacking, among } = query;
  if (concepts || order || first || lacking || among) return null;
  const asked = Object.entries(where).filter(([, value]) => value !== undefined);
  const conditions = asked.map(([name, value]) =>
    readers[name as keyof ListingWhere]?.(value as never, kind),
  );
  const { business: other, ...others } = not;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  if (!conditions.every((condition) => condition instanceof Object)) return null;
  return [
    ...(kind === 'product' ? [sql`product_id is not null`] : []),
    ...(kind === 'package' ? [sql`package_id is not null`] : []),
    ...(other === undefined ? [] : [sql`business_id <> ${other}`]),
    ...conditions,
  ];
}

/** A single value is compared as such, so that an index gives its rows in order. */
function isOneOf(column: string, asked: number | readonly number[]): Condition {
  const [first, ...others] = [asked].flat();
  return others.length === 0
    ? sql`${sql.ref(column)} = ${first ?? null}::int`
    : sql`${sql.ref(column)} = any(${[asked].flat()}::int[])`;
}

/** A package belongs to the categories and industries of all its products. */
function ofPieces(
  what: 'category' | 'industry',
  asked: number | readonly number[],
  kind: ListingQuery['kind'],
): Condition {
  const own = isOneOf(`${what}_id`, asked);
  const parts = sql`${sql.ref(`part_${what}_ids`)} && ${[asked].flat()}::int[]`;
  if (kind === undefined) return sql`(${own} or ${parts})`;
  return kind === 'product' ? own : parts;
}
