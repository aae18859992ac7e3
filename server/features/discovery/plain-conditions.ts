import { type RawBuilder, sql } from 'kysely';
import type { ListingQuery, ListingWhere } from './listing-fields.ts';

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
export function plainConditions(query: ListingQuery): Condition[] | null {
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
