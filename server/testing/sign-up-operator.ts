import { randomUUID } from 'node:crypto';
import type { TestShop } from './open-test-shop.ts';
import { goodPassword, post, type Seller, signIn } from './seller.ts';
import { findAccountByEmail, writeResetLink } from '../features/accounts/index.ts';
import { codeAt, turnOn } from '../features/accounts/testing/second-factor.ts';
import { createOperator } from '../features/operators/index.ts';

type Shop = Pick<TestShop, 'db' | 'services' | 'request'>;

/** An operator who has set a password by the link and signed in, and has no second factor yet. */
export async function addOperator(shop: Shop): Promise<Seller> {
  const email = `operator-${randomUUID()}@example.com`;
  const person = { name: 'Olta', surname: 'Prifti', email, language: 'en' as const };
  await createOperator(shop.services, 'a test', person);
  const account = await findAccountByEmail(shop.db, email);
  if (!account) throw new Error('there is no account');
  const { user, stamp } = account;
  const expiresAt = Math.floor(shop.services.clock().getTime() / 1000) + 60;
  const link = writeResetLink(shop.services, { accountId: user.id, email, stamp, expiresAt });
  const token = link.split('/').at(-1);
  const form = { token, password: goodPassword, confirmPassword: goodPassword };
  const response = await post(shop, '/auth/reset-password', form);
  if (!response.ok) throw new Error(`setting the password answered ${response.status}`);
  const headers = await signIn(shop, { email, password: goodPassword });
  return { id: user.id, email, password: goodPassword, headers };
}

/** One to whom the console opens. */
export interface SignedUpOperator extends Seller {
  /** The code that the authenticator shows at the shop's time; each is taken once. */
  code(): string;
}

export async function signUpOperator(shop: Shop): Promise<SignedUpOperator> {
  const operator = await addOperator(shop);
  const { secret } = await turnOn(shop, operator);
  return { ...operator, code: () => codeAt(secret, shop.services.clock()) };
}
