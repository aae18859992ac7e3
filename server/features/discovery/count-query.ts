import { facetValues } from '@orendi/contract/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { type FacetName, facetNames, type ListingFilter, whereListing } from './listing-filter.ts';

export interface ListingCounts {
  total: number;
  /** The commonest values of each facet among the listings, in alphabetical order. */
  values: Record<FacetName, string[]>;
}

/** What `grouping(brand, color, material, material_al)` gives for each grouping set: a bit for each column left out. */
const facetByGrouping: Record<number, FacetName> = {
  0b0111: 'brand',
  0b1011: 'color',
  0b1101: 'material',
  0b1110: 'material_al',
};
const totalGrouping = 0b1111;

const alphabet = new Intl.Collator('en', { numeric: true });

/** Counts the listings of a filter and collects their facets, in one pass over them. */
export async function countListings(
  db: Kysely<Database>,
  filter: ListingFilter,
): Promise<ListingCounts> {
  const { rows } = await sql<{ grouping: number; value: string | null; n: number }>`
    with groups as (
      select grouping(l.brand, l.color, l.material, l.material_al) as grouping,
        coalesce(l.brand, l.color, l.material, l.material_al) as value, count(*) as n
      from listing l where ${whereListing(filter)}
      group by grouping sets ((l.brand), (l.color), (l.material), (l.material_al), ())
    ), placed as (
      select grouping, value, n, row_number() over (partition by grouping order by n desc, value) as place
      from groups where value is not null or grouping = ${totalGrouping}
    )
    select grouping, value, n from placed where place <= ${facetValues.max}`.execute(db);
  const counts: ListingCounts = {
    total: rows.find(({ grouping }) => grouping === totalGrouping)?.n ?? 0,
    values: { brand: [], color: [], material: [], material_al: [] },
  };
  for (const { grouping, value } of rows) {
    const facet = facetByGrouping[grouping];
    if (facet && value !== null) counts.values[facet].push(value);
  }
  for (const facet of facetNames) counts.values[facet].sort(alphabet.compare);
  return counts;
}
