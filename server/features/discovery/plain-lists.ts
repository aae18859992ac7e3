import { facetNames } from '@orendi/contract/listing-filters';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { listingKind } from './listing-cards.ts';
import type { ListingFinder, ListingFound, ListingQuery, ListingWhere } from './listing-fields.ts';
import type { Rates } from './exchange-rates.ts';

const noFacets = Object.fromEntries(
  facetNames.map((name) => [name, []]),
) as unknown as ListingFound['facets'];

/** The fields that can be read without an engine. */
const readable = new Set(['business', 'category', 'brand', 'color', 'material', 'price']);

/**
 * Answers from the table what needs no engine: the newest of the shop, of a category, an industry or a business, also of those on
 * sale, and what is like a listing. Everything else is the search's, which is away: the answer is null.
 */
export function createPlainLists(
  db: Db,
  rates: () => Rates,
  // Totals beside a page are counted in steps, up to the first above the page; no list is shown deeper.
  { step = 1_000, deepest = 10_000 } = {},
) {
  return {
    mayFind: (queries: readonly ListingQuery[]) =>
      queries.every((query) => plainConditions(query) !== null),
    async find(queries: readonly ListingQuery[]): Promise<ListingFound[] | null> {
      const asked = queries.map((query) => ({ query, conditions: plainConditions(query) }));
      if (asked.some(({ conditions }) => conditions === null)) return null;
      const found: ListingFound[] = [];
      for (const { query, conditions } of asked)
        found.push(await listPlain(query, conditions ?? []));
      return found;
    },
    async read(
      ids: readonly number[],
      names: Parameters<ListingFinder['read']>[1],
    ): Promise<Awaited<ReturnType<ListingFinder['read']>> | null> {
      if (!names.every((name) => readable.has(name))) return null;
      const rows = await listCompared(db, ids);
      return new Map(
        rows.map(({ id, kind, business, amount, currency, ...values }) => {
          const price = amount * (rates()[currency] ?? 0);
          return [id, { kind, values: { ...values, business: [business], price } }];
        }),
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

export type StandIn = ReturnType<typeof createPlainLists>;

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
      (select count(*)::int from (select 1 ${matching} limit ${most + 1}) counted)
        as count`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

/** The values that listings are compared by. */
const listCompared = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('listing')
    .select(['id', 'business_id as business', 'effective_price as amount', 'currency'])
    .select(['brand', 'color', 'material', listingKind.as('kind')])
    .select(sql<number[]>`coalesce(part_category_ids, array[category_id])`.as('category'))
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();

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
