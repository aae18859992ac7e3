import { solveToken } from '../platform/captcha/testing/solve-token.ts';
import { answerOf } from './answers.ts';
import type { TestShop } from './open-test-shop.ts';
import { post } from './seller.ts';

/**
 * Sends a request about a product, as the request page does.
 * @returns its id
 */
export async function sendRequest(
  shop: Pick<TestShop, 'request' | 'services'>,
  fields: Record<string, unknown>,
): Promise<number> {
  const form = {
    name: 'Ana Hoxha',
    contactEmail: 'ana@example.com',
    phoneNumber: '069 123 4567',
    preferredContactMethod: 'email',
    message: 'A e keni në blu?',
    type: 'product',
    token: await solveToken(shop.services.captcha),
    ...fields,
  };
  const { data } = await answerOf<{ id: number }>(await post(shop, '/public/requests', form));
  return data.id;
}
