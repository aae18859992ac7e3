import {
  address,
  drawDirection,
  type DrawnListing,
  type Draws,
  perPage,
  type QueryKind,
  results,
  searchBy,
  type Values,
} from './draws.ts';

const byCategory = ({ category_id: categoryId }: DrawnListing): Values => ({ categoryId });
const byBusiness = ({ business_id: businessId }: DrawnListing): Values => ({ businessId });
const lastPage = (size = 0) => Math.max(1, Math.ceil(size / perPage));

/** Adds the price order, in either direction. */
const byPrice =
  (valuesOf: (product: DrawnListing, draws: Draws) => Values) =>
  (product: DrawnListing, draws: Draws): Values => ({
    ...valuesOf(product, draws),
    sortByPrice: drawDirection(draws),
  });

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
  { work: 'newest', draw: searchBy(() => ({})) },
  { work: 'newest, page 50', draw: searchBy(() => ({ page: 50 })) },
  {
    work: 'newest, the last page',
    draw: searchBy((_, { sizes }) => ({
      page: lastPage([...sizes.values()].reduce((sum, size) => sum + size, 0)),
    })),
  },
  { work: 'category', draw: searchBy(byCategory) },
  {
    work: 'category, the last page',
    draw: searchBy(({ category_id: categoryId }, { sizes }) => ({
      categoryId,
      page: lastPage(sizes.get(categoryId)),
    })),
  },
  { work: 'category by price', draw: searchBy(byPrice(byCategory)) },
  { work: 'brand', draw: searchBy(({ brand }) => ({ brand })) },
  { work: 'colour', draw: searchBy(({ color }) => ({ color })) },
  { work: 'material', draw: searchBy(({ material }) => ({ material })) },
  { work: 'on sale', draw: searchBy(() => ({ filterBy: 'sale' })) },
  { work: 'packages', draw: searchBy(() => ({ filterBy: 'packages' })) },
  {
    work: 'category and colour by price',
    draw: searchBy(byPrice(({ category_id: categoryId, color }) => ({ categoryId, color }))),
  },
  { work: 'business', draw: searchBy(byBusiness) },
  { work: 'all by price', draw: searchBy(byPrice(() => ({}))) },
  {
    work: 'all by price, page 50',
    draw: searchBy(byPrice(() => ({ page: 50 }))),
  },
  { work: 'product', draw: ({ product }) => `/v1/public/products/${product().id}` },
  { work: 'package', draw: ({ packageId }) => `/v1/public/packages/${packageId()}` },
];
