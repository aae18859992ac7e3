import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames } from './columns.ts';
import { listSlots } from './filter-slots.ts';
import type { ListingFilter } from './listing-filter.ts';
import { surveySlots } from './survey-slots.ts';
import { addListing, buildIndex, someListings, type TestListing } from './testing/build-index.ts';

const maybe = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const filters: fc.Arbitrary<ListingFilter> = fc.record({
  type: fc.constantFrom('product', 'package'),
  onSale: maybe(true, false),
  publishedSince: maybe(new Date(2_000_000)),
  businessId: maybe(1, 2, 9),
  industryId: maybe(1, 2),
  categoryId: maybe(1, 2, 3),
  facets: fc.record({
    brand: maybe('a', 'ë', 'unknown'),
    color: maybe('a', 'b'),
    material: maybe('Z'),
    material_al: maybe('z 10'),
  }),
});

/** The filter, read slowly from its words. */
function isMeant(listing: TestListing, filter: ListingFilter): boolean {
  const { type, onSale, publishedSince, businessId, industryId, categoryId, facets } = filter;
  return (
    listing.kind === type &&
    (!onSale || listing.isOnSale) &&
    (!publishedSince || listing.publishedAt * 1000 >= publishedSince.getTime()) &&
    (businessId === undefined || listing.business === businessId) &&
    (industryId === undefined || listing.industry === industryId) &&
    (categoryId === undefined || listing.category === categoryId) &&
    facetNames.every((name) => facets[name] === undefined || listing.facets[name] === facets[name])
  );
}

const idsOf = (listings: TestListing[]) => listings.map(({ id }) => id).toSorted((a, b) => a - b);

describe('surveySlots', () => {
  it('finds what is meant, and the values of each facet as if it were not set', () => {
    fc.assert(
      fc.property(someListings, filters, (listings, filter) => {
        const { columns } = buildIndex(listings);
        const { slots, count, values } = surveySlots(columns, filter, null);
        const ids = Array.from(slots.subarray(0, count), (slot) => columns.id[slot] ?? 0);
        expect(ids.toSorted((a, b) => a - b)).toEqual(
          idsOf(listings.filter((listing) => isMeant(listing, filter))),
        );
        for (const name of facetNames) {
          const others = { ...filter, facets: { ...filter.facets, [name]: undefined } };
          const offered = listings.filter((listing) => isMeant(listing, others));
          const expected = new Set(offered.flatMap(({ facets }) => facets[name] ?? []));
          expect(values[name]).toEqual(
            [...expected].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('looks only at the candidates it is given', () => {
    const listings = fc.sample(someListings, { numRuns: 20, seed: 5 }).flat();
    for (const [i, listing] of listings.entries()) listing.id = i + 1;
    const { columns } = buildIndex(listings);
    const all = listSlots(columns, { type: 'product', facets: {} });
    const half = all.slots.slice(0, Math.floor(all.count / 2));
    const kept = half.slice();
    const found = surveySlots(
      columns,
      { type: 'product', facets: {} },
      { slots: half, count: half.length, scores: new Float64Array(columns.capacity) },
    );
    expect(found.count).toBe(kept.length);
    expect([...found.slots.subarray(0, found.count)]).toEqual([...kept]);
  });

  it('offers the commonest values, at most 200, in alphabetical order', () => {
    const base = fc.sample(someListings, { numRuns: 50, seed: 1 }).flat()[0];
    if (!base) throw new Error('no listing was drawn');
    const brands = Array.from({ length: 300 }, (_, i) => `Marka ${i}`);
    const listings = brands.flatMap((brand, i) =>
      Array.from({ length: i < 150 ? 1 : 2 }, (_, n) => ({
        ...base,
        id: i * 2 + n + 1,
        kind: 'product' as const,
        facets: { ...base.facets, brand },
      })),
    );
    const { values } = surveySlots(
      buildIndex(listings).columns,
      { type: 'product', facets: {} },
      null,
    );
    const expected = [...brands.slice(0, 50), ...brands.slice(150)];
    expect(values.brand).toEqual(expected);
  });
});

describe('a listing that is written again or removed', () => {
  it('counts once, as it is now, also after the gaps are closed', () => {
    fc.assert(
      fc.property(
        someListings,
        fc.array(fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('rewrite', 'remove', 'compact')), {
          maxLength: 30,
        }),
        filters,
        (listings, steps, filter) => {
          const index = buildIndex(listings);
          const now = new Map(listings.map((listing) => [listing.id, listing]));
          for (const [pick, what] of steps) {
            const listing = listings[pick % Math.max(1, listings.length)];
            if (!listing) continue;
            if (what === 'compact') index.compact();
            else if (what === 'remove') {
              index.remove(listing.id);
              now.delete(listing.id);
            } else {
              const again = { ...listing, isOnSale: !listing.isOnSale, business: 2 };
              addListing(index, again);
              now.set(listing.id, again);
            }
          }
          index.settle();
          const { columns } = index;
          const { slots, count } = surveySlots(columns, filter, null);
          const ids = Array.from(slots.subarray(0, count), (slot) => columns.id[slot] ?? 0);
          expect(ids.toSorted((a, b) => a - b)).toEqual(
            idsOf([...now.values()].filter((listing) => isMeant(listing, filter))),
          );
          expect(columns.living).toBe(now.size);
        },
      ),
      { numRuns: 300 },
    );
  });
});
