import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { NewPackageForm, PackageChangeForm } from './package-forms.ts';

const good = {
  package_name: 'Dhoma e ditës',
  price: '900',
  currency: 'ALL',
  product_ids: ['4', '5', '6'],
  quantity: '[1, 0, 2]',
};

describe('a package', () => {
  it('joins its lists and leaves out what is not in it', () => {
    expect(NewPackageForm.parse(good)).toEqual({
      package_name: 'Dhoma e ditës',
      package_description_en: null,
      package_description_al: null,
      price: 900,
      currency: 'ALL',
      products: [
        { productId: 4, quantity: 1 },
        { productId: 6, quantity: 2 },
      ],
    });
  });

  it('adds up what is given of the same product', () => {
    const lists = { product_ids: [6, 4, 6, 5], quantity: [2, 1, 3, 0] };
    expect(NewPackageForm.parse({ ...good, ...lists }).products).toEqual([
      { productId: 6, quantity: 5 },
      { productId: 4, quantity: 1 },
    ]);
  });

  it.each([
    [{ quantity: ['1'] }, { quantity: 'api_lists_differ' }],
    [{ quantity: [0, 0, 0] }, { quantity: 'api_package_empty' }],
    [{ quantity: [1, -1, 1] }, { 'quantity.1': 'api_number_too_small' }],
    [{ product_ids: [4, 5, 4], quantity: [1_000_000, 1, 1] }, { quantity: 'api_number_too_big' }],
    [
      { product_ids: [], quantity: [] },
      { product_ids: 'api_too_few_items', quantity: 'api_too_few_items' },
    ],
    [{ product_ids: undefined }, { product_ids: 'api_required' }],
  ])('with %j is refused: %j', (change, errors) => {
    expect(brokenFields(NewPackageForm, { ...good, ...change })).toEqual(errors);
  });

  it('needs its id to be changed', () => {
    expect(brokenFields(PackageChangeForm, good)).toEqual({ id: 'api_required' });
    expect(PackageChangeForm.parse({ ...good, id: '9' })).toMatchObject({ id: 9 });
  });
});
