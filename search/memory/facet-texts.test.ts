import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FacetTexts } from './facet-texts.ts';

it('ranks texts in alphabetical order, whenever they have come', () => {
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('oak 9', 'oak 10', 'Ash'));
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 40 }), { maxLength: 6 }), (batches) => {
      const facet = new FacetTexts();
      for (const batch of batches) {
        for (const one of batch) facet.add(one);
        const ranks = facet.ranks();
        const order = new Intl.Collator('en', { numeric: true });
        const expected = [...facet.texts.keys()].sort(
          (a, b) => order.compare(facet.texts[a] ?? '', facet.texts[b] ?? '') || a - b,
        );
        expect(expected.map((number) => ranks[number])).toEqual([...expected.keys()]);
        expect(expected.map((_, rank) => facet.atRank(rank))).toEqual(expected);
      }
    }),
  );
});
