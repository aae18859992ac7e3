import { createBusiness, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { submitForm } from './visitor.ts';

export interface RequestShop extends TestShop {
  business: number;
  /** 200 EUR, on sale for 25 % less. */
  product: number;
  /** Submits a form about the product. */
  submit(fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
  countRequests(): Promise<number>;
}

/** A test shop with one product that can be requested. */
export async function openRequestShop(
  overrides?: Parameters<typeof openTestShop>[0],
): Promise<RequestShop> {
  const shop = await openTestShop(overrides);
  const business = await createBusiness(shop, { email: 'seller@example.com' });
  const product = await createProduct(shop, {
    business_id: business,
    product_name: 'Divan Dora',
    price: 200,
    sale: 25,
    sale_type: 'percentage',
    pictureCount: 3,
  });
  return {
    ...shop,
    business,
    product,
    submit: (fields = {}, headers = {}) => submitForm(shop, { id: product, ...fields }, headers),
    async countRequests() {
      const { rows } = await shop.pool.query('select count(*)::int as n from request');
      return rows[0].n;
    },
  };
}
