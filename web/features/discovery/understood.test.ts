import type { Understood } from '@orendi/contract/schemas/results';
import { describe, expect, it } from 'vitest';
import { listingSearch } from '../../platform/listing-search.ts';
import { inParameters, onlyInTown, takeLiterally, withoutWords } from './understood.ts';

const given = listingSearch.format;
const understood: Understood = {
  query: 'divan',
  taken: [
    { words: 'nën 600 euro', filters: { priceTo: 600, priceCurrency: 'EUR' } },
    { words: 'për murin 240', filters: { fitsLength: 240 } },
  ],
  literalTotal: 0,
};
const query = 'divan nën 600 euro për murin 240';

it('writes what was read out of the words as parameters, and leaves the other words', () => {
  expect(given(inParameters({ query, inStock: true }, understood))).toBe(
    'query=divan&inStock=true&priceTo=600&priceCurrency=EUR&fitsLength=240',
  );
  expect(given(inParameters({ query }, { ...understood, query: '' }))).not.toContain('query');
});

it('lets a parameter of the address win over the words', () => {
  const search = inParameters({ query, priceTo: 500, page: 2 }, understood);
  expect(search).toMatchObject({ priceTo: 500, fitsLength: 240, page: 2 });
});

it('leaves a search as it is of which nothing was understood', () => {
  expect(inParameters({ query }, null)).toEqual({ query });
  expect(inParameters({ query }, undefined)).toEqual({ query });
});

it.each([
  ['nën 600 euro', 'divan për murin 240'],
  ['për murin 240', 'divan nën 600 euro'],
  ['NËN 600 euro', 'divan për murin 240'],
])('takes %s out of the search', (words, left) => {
  expect(withoutWords({ query, page: 3 }, words).query).toBe(left);
  expect(given(withoutWords({ query, page: 3 }, words))).not.toContain('page');
});

it('searches for nothing where all words were a limit', () => {
  expect(given(withoutWords({ query: 'nën 600' }, 'nën 600'))).toBe('');
});

it('reads no words as limits where they are taken literally, or cannot be found', () => {
  expect(given(takeLiterally({ query: 'deri 600' }))).toBe('query=deri+600&understand=false');
  expect(given(withoutWords({ query: 'deri 600' }, 'nën 600'))).toContain('understand=false');
});

describe('only in a town', () => {
  const comes: Understood = {
    query: 'divan',
    taken: [{ words: 'në Pejë', filters: { deliversTo: 'peje' } }],
    literalTotal: 0,
  };
  const orTown: Understood = {
    query: 'divan Milano',
    taken: [],
    orTown: { words: 'Milano', town: 'milano' },
    literalTotal: 1,
  };
  it.each([
    [
      { query: 'divan në Pejë', inStock: true as const },
      comes,
      'query=divan&inStock=true&town=peje',
    ],
    [{ query: 'divan Milano' }, orTown, 'query=divan&town=milano'],
    [{ query: 'divan', deliversTo: 'peje' }, null, 'query=divan&town=peje'],
    [{ deliversTo: 'peje', near: 'peje' }, undefined, 'town=peje&near=peje'],
  ])('%j', (search, understood, narrowed) => {
    expect(given(onlyInTown(search, understood) ?? {})).toBe(narrowed);
  });

  it('is nothing where no town is said, or nothing else', () => {
    expect(onlyInTown({ query: 'divan' }, null)).toBeUndefined();
    expect(onlyInTown({ town: 'peje' }, null)).toBeUndefined();
    expect(onlyInTown({ town: 'peje', deliversTo: 'prizren' }, null)).toBeUndefined();
  });
});
