import fc from 'fast-check';
import { type FacetName, facetNames, type ListingValues, slotKinds } from '../columns.ts';
import { SearchIndex } from '../search-index.ts';

/** A listing as a test states it. */
export interface TestListing {
  id: number;
  kind: 'product' | 'package';
  business: number;
  industry: number;
  category: number;
  isOnSale: boolean;
  currency: number;
  effectivePrice: number;
  publishedAt: number;
  facets: Record<FacetName, string | null>;
  /** Folded words, the five lines of `listing.words`. */
  words: string;
}

export function addListing(index: SearchIndex, listing: TestListing): void {
  const { kind, industry, category, facets, words, ...rest } = listing;
  const isPackage = kind === 'package';
  const numberOf = (name: FacetName) => {
    const value = facets[name];
    return value === null ? -1 : index.columns.facetTexts[name].add(value);
  };
  const values: ListingValues = {
    ...rest,
    kind: slotKinds[kind],
    industry: isPackage ? -1 : industry,
    category: isPackage ? -1 : category,
    parts: isPackage ? { industries: [industry], categories: [category] } : null,
    facets: {
      brand: numberOf('brand'),
      color: numberOf('color'),
      material: numberOf('material'),
      material_al: numberOf('material_al'),
    },
    changedIn: 0,
  };
  const bytes = Buffer.from(words);
  index.add(values, bytes, 0, bytes.length);
}

/** An index of these listings, all taken in at once. */
export function buildIndex(listings: TestListing[]): SearchIndex {
  const index = new SearchIndex();
  for (const listing of listings) addListing(index, listing);
  index.settle();
  return index;
}

const few = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: null });
const line = fc
  .array(fc.constantFrom('divan', 'divani', 'kolltuk', 'lisi', 'lis', 'gri', 'raft', 'i', 'x9'), {
    maxLength: 4,
  })
  .map((words) => words.join(' '));

const listingBody = fc.record({
  kind: fc.constantFrom<TestListing['kind'][]>('product', 'product', 'product', 'package'),
  business: fc.constantFrom(1, 2),
  industry: fc.constantFrom(1, 2),
  category: fc.constantFrom(1, 2, 3),
  isOnSale: fc.boolean(),
  currency: fc.constantFrom(0, 1, 2),
  effectivePrice: fc.constantFrom(1, 5, 5, 100, 99.5),
  publishedAt: fc.constantFrom(1000, 2000, 2000, 3000),
  facets: fc.record(
    Object.fromEntries(
      facetNames.map((name) => [name, few(['a', 'b', 'ë', 'Z', 'z 10', 'z 9'])]),
    ) as {
      [name in FacetName]: fc.Arbitrary<string | null>;
    },
  ),
  words: fc.array(line, { minLength: 5, maxLength: 5 }).map((lines) => lines.join('\n')),
});

/** Listings with ids of their own, few enough values to collide often. */
export const someListings: fc.Arbitrary<TestListing[]> = fc
  .array(listingBody, { maxLength: 40 })
  .map((bodies) => bodies.map((body, i) => ({ ...body, id: i * 3 + 1 })));
