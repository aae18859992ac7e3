import type { Industry } from '@orendi/contract/schemas/industry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCategory, findIndustry, leaveOffered, offeredCategories } from './find-choice.ts';
import { listingSearch } from '../../platform/listing-search.ts';

/** Industries with consecutively numbered categories. */
const shelves = fc.array(fc.nat({ max: 4 }), { maxLength: 5 }).map((counts): Industry[] => {
  let last = 0;
  return counts.map((count, index) => ({
    id: index + 1,
    industry_name: `Industry ${index}`,
    industry_name_al: `Ambienti ${index}`,
    categories: Array.from({ length: count }, () => {
      last += 1;
      return {
        id: last,
        category_name: `Category ${last}`,
        category_name_al: `Kategoria ${last}`,
        category_icon: `/icons/${last}.svg`,
      };
    }),
  }));
});
const searches = fc
  .record({
    industryId: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    categoryId: fc.option(fc.integer({ min: 1, max: 21 }), { nil: undefined }),
  })
  .map((chosen) => Object.assign(listingSearch.parse(new URLSearchParams()), chosen));

it('offers and finds the same in what is left', () => {
  fc.assert(
    fc.property(shelves, searches, (industries, search) => {
      const left = leaveOffered(industries, search);
      const ids = (all: Industry[]) =>
        offeredCategories(all, search).map(({ category, industry }) => [category.id, industry.id]);
      expect(ids(left)).toEqual(ids(industries));
      expect(findIndustry(left, search)?.id).toBe(findIndustry(industries, search)?.id);
      expect(findCategory(left, search)?.category.id).toBe(
        findCategory(industries, search)?.category.id,
      );
    }),
  );
});

it('leaves of each industry the first category where none is chosen', () => {
  const [industries = []] = fc.sample(
    shelves.filter((all) => all.length > 1 && all.every(({ categories }) => categories.length > 1)),
    { numRuns: 1, seed: 7 },
  );
  const left = leaveOffered(industries, listingSearch.parse(new URLSearchParams()));
  expect(left.map(({ categories }) => categories.length)).toEqual(industries.map(() => 1));
});
