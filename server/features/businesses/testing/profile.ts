import type { TestShop } from '../../../testing/open-test-shop.ts';
import type { Seller } from '../../../testing/seller.ts';
import { type FormValue, sendForm as send } from '../../../testing/send-form.ts';

export {
  blobOf,
  drawPhoto as drawLogo,
  formOf,
  type FormValue,
} from '../../../testing/send-form.ts';

/** The fields of a profile that is valid once it has a logo. */
export const profileFields = {
  business_name: 'Mobileria Drini',
  description_en: 'Furniture from Shkodër',
  description_al: 'Mobilje nga Shkodra',
  email: 'drini@example.com',
  phone: '069 212 3456',
  address: 'Rruga e Kavajës 10, Tiranë',
  industry_ids: ['2', '1', '2'],
  website: 'https://drini.example',
} satisfies Record<string, FormValue>;

/** Sends a form about the caller's own business, signed in. */
export function sendForm(
  shop: Pick<TestShop, 'request'>,
  seller: Pick<Seller, 'headers'>,
  method: 'POST' | 'PUT',
  path: string,
  fields: Record<string, FormValue>,
): Promise<Response> {
  return send(shop, seller, method, `/private/business-profile/${path}`, fields);
}
