import type { Api, ApiCall } from '@orendi/contract/client-types';
import { describe, expect, it } from 'vitest';
import { data as failed } from 'react-router';
import { loadDetail, loadDetailOrGone } from './load-detail.ts';

const answers: Partial<Record<ApiCall, unknown>> = {
  'GET /public/products/{id}': { id: 7, category_id: 2 },
  'GET /public/packages/{id}': { id: 8, products: [{ category_id: 2 }, { category_id: 99 }] },
  'GET /public/results/related/{id}': { ofMaker: [{ id: 9 }], alike: [] },
  'GET /public/industries': [
    {
      id: 1,
      industry_name: 'Living room',
      industry_name_al: 'Dhoma e ndenjjes',
      categories: [
        { id: 2, category_name: 'Sofas', category_name_al: 'Divane', category_icon: '/sofa.svg' },
        { id: 3, category_name: 'Lamps', category_name_al: null },
      ],
    },
  ],
};

/** An API on which the given calls fail. */
const api = (...failing: ApiCall[]) =>
  (async (name: ApiCall) => {
    if (failing.includes(name)) throw new Error(name);
    return answers[name];
  }) as Api;

it('brings a product with the sign of its category and what else there is', async () => {
  expect(await loadDetail(api(), { type: 'product', id: '7' })).toEqual({
    listing: { type: 'product', id: 7, category_id: 2 },
    related: { ofMaker: [{ id: 9 }], alike: [] },
    categoryIcons: { 2: '/sofa.svg' },
    shelves: {
      al: { room: '/mobilje/dhoma-e-ndenjjes', category: '/mobilje/divane' },
      en: { room: '/furniture/living-room', category: '/furniture/sofas' },
    },
  });
});

it('brings a package with the signs of what is in it', async () => {
  const { listing, categoryIcons } = await loadDetail(api(), { type: 'package', id: '8' });
  expect(listing).toMatchObject({ type: 'package', id: 8 });
  expect(categoryIcons).toEqual({ 2: '/sofa.svg' });
});

it('leaves out what fails beside the listing, and fails with the listing', async () => {
  const place = { type: 'product', id: '7' };
  const beside = api('GET /public/results/related/{id}', 'GET /public/industries');
  expect(await loadDetail(beside, place)).toEqual({
    listing: { type: 'product', id: 7, category_id: 2 },
    related: { ofMaker: [], alike: [] },
    categoryIcons: {},
  });
  await expect(loadDetail(api('GET /public/products/{id}'), place)).rejects.toThrow('products');
});

it.each([
  [{ type: 'chair', id: 'abc' }, null],
  [{ type: 'product', id: 'abc' }, { code: 'NOT_FOUND' }],
])('knows no %o', async (place, data) => {
  await expect(loadDetail(api(), place)).rejects.toMatchObject({ init: { status: 404 }, data });
});

describe('a listing that is not there', () => {
  const place = { type: 'product', id: '7' };
  const unknown = failed({ code: 'NOT_FOUND' }, { status: 404 });
  /** An API on which the listing fails, and another call tells what it was. */
  const without = (failure: unknown, gone?: unknown) =>
    (async (name: ApiCall) => {
      if (name === 'GET /public/gone/{id}' && gone !== undefined) return gone;
      if (name === 'GET /public/gone/{id}' || name === 'GET /public/products/{id}') throw failure;
      return answers[name];
    }) as Api;

  it('is told of where its seller has deleted it', async () => {
    const gone = { type: 'product', name: 'Divan' };
    expect(await loadDetailOrGone(without(unknown, gone), place)).toEqual({ gone });
  });

  it.each([
    ['nothing is known of it', unknown, undefined],
    ['a package had the number', unknown, { type: 'package', name: 'Dhoma' }],
    ['the server fails', failed({ code: 'SERVER' }, { status: 500 }), { type: 'product' }],
  ])('fails as before where %s', async (_, failure, gone) => {
    await expect(loadDetailOrGone(without(failure, gone), place)).rejects.toBe(failure);
  });
});
