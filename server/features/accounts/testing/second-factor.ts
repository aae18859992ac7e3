import type { NewAuthenticator, RecoveryCodes } from '@orendi/contract/schemas/factors';
import { TOTP } from 'otpauth';
import { answerOf } from '../../../testing/answers.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';
import { post, type Seller } from '../../../testing/seller.ts';

/** The code that an app shows at a time. */
export function codeAt(secret: string, time: Date): string {
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: time.getTime() });
}

/** Turns the second factor of a seller on. */
export async function turnOn(
  shop: Pick<TestShop, 'request' | 'services'>,
  { headers, password }: Seller,
): Promise<{ secret: string; codes: string[] }> {
  const form = { currentPassword: password };
  const started = await post(shop, '/auth/authenticator', form, headers);
  const { secret, token } = (await answerOf<NewAuthenticator>(started)).data;
  const code = codeAt(secret, shop.services.clock());
  const confirmed = await post(shop, '/auth/authenticator/confirm', { token, code }, headers);
  return { secret, codes: (await answerOf<RecoveryCodes>(confirmed)).data.recoveryCodes };
}
