import type { OwnProduct } from '../own-products/own-products.ts';

export function sampleProduct(fields: Partial<OwnProduct> = {}): OwnProduct {
  return {
    id: 1,
    name: 'Divan',
    image: null,
    focus: null,
    price: 100,
    currency: 'EUR',
    sale: 0,
    saleType: null,
    state: 'published',
    ...fields,
  };
}
