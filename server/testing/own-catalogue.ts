import type { TestShop } from './open-test-shop.ts';
import type { Seller } from './seller.ts';
import { type FormValue, sendForm } from './send-form.ts';

export type Fields = Record<string, FormValue>;

/** The fields of a product that is valid once it has a photo. */
export const productFields = {
  product_name: 'Kolltuk Era',
  description_en: 'An armchair',
  description_al: 'Një kolltuk',
  price: '249.50',
  currency: 'EUR',
  industry_id: '1',
  category_id: '4',
} satisfies Fields;

/** The fields of a package that is valid once it has products. */
export const packageFields = {
  package_name: 'Dhomë e plotë',
  price: '500',
  currency: 'EUR',
} satisfies Fields;

/** The calls of a signed-in seller. */
export function callsOf(shop: Pick<TestShop, 'request'>, seller: Pick<Seller, 'headers'>) {
  const send = (method: string, path: string, body?: unknown) =>
    shop.request(`/v1${path}`, {
      method,
      headers: seller.headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    send,
    get: (path: string) => send('GET', path),
    createProduct: (fields: Fields) =>
      sendForm(shop, seller, 'POST', '/private/product-creation/create', {
        ...productFields,
        ...fields,
      }),
    updateProduct: (fields: Fields) =>
      sendForm(shop, seller, 'PUT', '/private/product-creation/update', {
        ...productFields,
        ...fields,
      }),
    createPackage: (fields: Fields) =>
      sendForm(shop, seller, 'POST', '/private/package-creation/create', {
        ...packageFields,
        ...fields,
      }),
    updatePackage: (fields: Fields) =>
      sendForm(shop, seller, 'PUT', '/private/package-creation/update', {
        ...packageFields,
        ...fields,
      }),
  };
}
