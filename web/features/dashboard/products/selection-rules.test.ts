import { expect, it } from 'vitest';
import { toolsFor } from './selection-rules.ts';
import { sampleListing } from './testing/sample-listing.ts';

const product = sampleListing({ id: 1 });
const other = sampleListing({ id: 2 });
const onSale = sampleListing({ id: 3, sale: 20, saleType: 'percentage' });
const pack = sampleListing({ id: 8, type: 'package' });
const otherPack = sampleListing({ id: 9, type: 'package' });

/** Each tool's label and address, or the obstacle to it. */
const read = (listings: Parameters<typeof toolsFor>[0]) => {
  const { product: one, package: two, sale, delete: gone } = toolsFor(listings);
  const line = ({ isEdit, to, obstacle }: typeof one) =>
    `${isEdit ? 'edit' : 'add'} ${to ?? obstacle}`;
  return [line(one), line(two), line(sale), gone.obstacle ?? 'delete'];
};

it.each([
  ['nothing', [], ['add /create-product', 'add /create-package', 'add no_product', 'no_product']],
  [
    'one product',
    [product],
    ['edit /product-detail/1', 'add /create-package?ids=1', 'add /bulk-sale?ids=1', 'delete'],
  ],
  [
    'one product on sale',
    [onSale],
    ['edit /product-detail/3', 'add /create-package?ids=3', 'edit /bulk-sale?ids=3', 'delete'],
  ],
  [
    'several products',
    [product, other],
    ['edit one_product', 'add /create-package?ids=1,2', 'add /bulk-sale?ids=1,2', 'delete'],
  ],
  [
    'several products, one of them on sale',
    [product, onSale],
    ['edit one_product', 'add /create-package?ids=1,3', 'edit /bulk-sale?ids=1,3', 'delete'],
  ],
  ['one package', [pack], ['edit no_product', 'edit /packages/8', 'add no_product', 'delete']],
  [
    'several packages',
    [pack, otherPack],
    ['edit no_product', 'edit one_package', 'add no_product', 'delete'],
  ],
  [
    'a product and a package',
    [product, pack],
    ['edit only_products', 'edit one_kind', 'add only_products', 'delete'],
  ],
  [
    'a product and several packages',
    [onSale, pack, otherPack],
    ['edit only_products', 'edit one_kind', 'edit only_products', 'delete'],
  ],
  [
    'several products and a package',
    [product, other, pack],
    ['edit only_products', 'edit one_kind', 'add only_products', 'delete'],
  ],
  [
    'several of both',
    [product, onSale, pack, otherPack],
    ['edit only_products', 'edit one_kind', 'edit only_products', 'delete'],
  ],
])('offers for %s what the selection allows', (_, listings, tools) => {
  expect(read(listings)).toEqual(tools);
});

it('takes no more products at once than the forms do', () => {
  const many = Array.from({ length: 1_001 }, (_, index) => sampleListing({ id: index + 1 }));
  expect(toolsFor(many).sale.obstacle).toBe('too_many');
  expect(toolsFor(many.slice(1)).sale.to).toContain('/bulk-sale?ids=2,3,');
  expect(toolsFor(many.slice(0, 101)).package.obstacle).toBe('too_many');
  expect(toolsFor(many.slice(0, 100)).package.to).toContain('/create-package?ids=1,2,');
});

it('duplicates exactly one product', () => {
  expect(toolsFor([product]).duplicate).toBe('/create-product?from=1');
  for (const listings of [[], [product, other], [pack], [product, pack]]) {
    expect(toolsFor(listings).duplicate).toBeUndefined();
  }
});
