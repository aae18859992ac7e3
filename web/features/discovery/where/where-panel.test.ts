import { expect, it, test } from 'vitest';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { searchAnywhere, searchAt, whereOf } from './where-panel.tsx';

const shown = (search: ListingSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

test.each([
  [{}, { town: undefined, scope: 'delivering', isNearestFirst: false }],
  [{ town: 'peje' }, { town: 'peje', scope: 'here', isNearestFirst: false }],
  [{ deliversTo: 'peje' }, { town: 'peje', scope: 'delivering', isNearestFirst: false }],
  [{ near: 'peje' }, { town: 'peje', scope: 'all', isNearestFirst: true }],
  [
    { deliversTo: 'peje', near: 'peje' },
    { town: 'peje', scope: 'delivering', isNearestFirst: true },
  ],
] as const)('the panel shows what %j says, and says it again', (search, where) => {
  expect(whereOf(search)).toEqual(where);
  expect(shown(searchAt(search, where))).toEqual(search);
});

it('keeps everything else that is searched for, and replaces a place of another kind', () => {
  const search = { query: 'divan', priceTo: 600, town: 'prizren', near: 'tirane', page: 3 };
  const where = { town: 'peje', scope: 'delivering', isNearestFirst: false } as const;
  expect(shown(searchAt(search, where))).toEqual({
    query: 'divan',
    priceTo: 600,
    deliversTo: 'peje',
  });
  expect(shown(searchAnywhere(search))).toEqual({ query: 'divan', priceTo: 600 });
});
