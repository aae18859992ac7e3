import { noDetails } from '@orendi/contract/testing/no-details';
import { describe, expect, it } from 'vitest';
import { speak } from '../../platform/page-language.ts';
import type { Listing } from '../catalogue/listing.ts';
import { compareRows } from './compare-rows.ts';

speak('en');
const business = { delivery_towns: [], delivery_countries: [] };
const product = (fields: object) =>
  ({ type: 'product', business, ...noDetails(), currency: 'EUR', ...fields }) as unknown as Listing;
const pack = {
  type: 'package',
  business,
  currency: 'EUR',
  products: [{ quantity: 2, product_name: 'Chair' }],
} as unknown as Listing;
const rowsOf = (...listings: Listing[]) =>
  compareRows(listings, 'en').map(({ label, values, differs }) => [label, values, differs]);

describe('rows of a comparison', () => {
  it('say which facts differ, and leave out what is known of none', () => {
    const oak = product({ length: 120, width: 45, height: 80, material: 'oak', brand: 'Lura' });
    const pine = product({ length: 90, material: 'pine', brand: 'Lura' });
    expect(rowsOf(oak, pine)).toEqual([
      ['Length × width × height', ['120 × 45 × 80 cm', 'Length 90 cm'], true],
      ['Material', ['oak', 'pine'], true],
      ['Brand', ['Lura', 'Lura'], false],
    ]);
  });

  it('set a package beside a product', () => {
    expect(rowsOf(product({ weight: 12, lowest_price_before: 80 }), pack)).toEqual([
      ['Lowest in the 30 days before the sale', ['€80', ''], true],
      ['In this package', ['', '2 x Chair'], true],
      ['Weight', ['12 kg', ''], true],
    ]);
  });

  it('say of a product without a size that it is made to measure', () => {
    const [row] = rowsOf(product({ made_to_measure: true }), product({}));
    expect(row?.[1]).toEqual(['Made to measure', '']);
  });
});
