import {
  address,
  byPrice,
  type DrawValues,
  perPage,
  type QueryKind,
  results,
  searches,
} from './draws.ts';

const lastPage = (size = 0) => Math.max(1, Math.ceil(size / perPage));
const byCategory: DrawValues = ({ category_id: categoryId }) => ({ categoryId });

export const listKinds: QueryKind[] = [
  { work: 'sections of home', draw: () => address(results) },
  {
    work: 'sections of an industry',
    draw: ({ product }) => address(results, { industryId: product().industry_id }),
  },
  {
    work: 'sections of a business',
    draw: ({ product }) => address(results, { businessId: product().business_id }),
  },
  ...searches([
    ['newest', () => ({})],
    ['newest, page 50', () => ({ page: 50 })],
    [
      'newest, the last page',
      (_, { sizes }) => ({ page: lastPage([...sizes.values()].reduce((sum, size) => sum + size)) }),
    ],
    ['category', byCategory],
    [
      'category, the last page',
      ({ category_id: categoryId }, { sizes }) => ({
        categoryId,
        page: lastPage(sizes.get(categoryId)),
      }),
    ],
    ['category by price', byPrice(byCategory)],
    ['brand', ({ brand }) => ({ brand })],
    ['colour', ({ color }) => ({ color })],
    ['material', ({ material }) => ({ material })],
    ['on sale', () => ({ filterBy: 'sale' })],
    ['packages', () => ({ filterBy: 'packages' })],
    [
      'category and colour by price',
      byPrice(({ category_id: categoryId, color }) => ({ categoryId, color })),
    ],
    ['business', ({ business_id: businessId }) => ({ businessId })],
    ['all by price', byPrice(() => ({}))],
    ['all by price, page 50', byPrice(() => ({ page: 50 }))],
  ]),
  { work: 'product', draw: ({ product }) => `/v1/public/products/${product().id}` },
  { work: 'package', draw: ({ packageId }) => `/v1/public/packages/${packageId()}` },
];
