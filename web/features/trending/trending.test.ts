import type { Api, ApiCall } from '@orendi/contract/client-types';
import { expect, it } from 'vitest';
import { loadTrending } from './trending.tsx';

const item = {
  item_type: 'package',
  item_id: 7,
  item_name: 'Set',
  images: ['/media/a.webp', '/media/b.webp'],
  images_focus: [
    [0.3, 0.5],
    [0.5, 0.5],
  ],
  currency: 'EUR',
  price: 100,
  sale: 10,
  sale_type: 'percentage',
  business_id: 1,
  business_name: 'Drini',
  business_logo: '/media/logo.webp',
};
const logo = { id: 1, business_name: 'Drini', logo: '/media/logo.webp' };

const answers: Partial<Record<ApiCall, unknown>> = {
  'GET /public/businesses/logos': [logo],
  'GET /public/products/trending': [item, { ...item, item_id: 8, images: [], images_focus: [] }],
};

/** An API on which the given calls fail. */
function api(...failing: ApiCall[]) {
  const asked: unknown[] = [];
  const call = async (name: ApiCall, ...input: unknown[]) => {
    asked.push([name, ...input]);
    if (failing.includes(name)) throw new Error(name);
    return answers[name];
  };
  return { call: call as Api, asked };
}

const listing = {
  id: 7,
  type: 'package',
  name: 'Set',
  price: { currency: 'EUR', price: 100, sale: 10, saleType: 'percentage' },
  seller: 'Drini',
  logo: '/media/logo.webp',
};

it('takes the first picture of each listing, and at most 24 logos', async () => {
  const { call, asked } = api();
  expect(await loadTrending(call, {})).toEqual({
    logos: [logo],
    listings: [
      { ...listing, image: '/media/a.webp', focus: [0.3, 0.5] },
      { ...listing, id: 8, image: null, focus: null },
    ],
  });
  expect(asked).toContainEqual(['GET /public/businesses/logos', { query: { limit: 24 } }]);
});

it.each([{ query: 'divan' }, { industryId: 3 }, { filterBy: 'sale' as const }])(
  'asks for nothing where the page is narrowed: %o',
  async (search) => {
    const { call, asked } = api();
    expect(await loadTrending(call, search)).toBeNull();
    expect(asked).toEqual([]);
  },
);

it('leaves out what fails', async () => {
  const trending = 'GET /public/products/trending';
  const logos = 'GET /public/businesses/logos';
  expect(await loadTrending(api(trending).call, {})).toEqual({ logos: [logo], listings: [] });
  expect((await loadTrending(api(logos).call, {}))?.logos).toEqual([]);
  expect(await loadTrending(api(trending, logos).call, {})).toEqual({ logos: [], listings: [] });
});
