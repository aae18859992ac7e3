import type { User } from '@orendi/contract/schemas/user';
import { createBusiness } from './factories.ts';
import type { TestShop } from './open-test-shop.ts';

/** A user, and the headers of their signed-in browser with the XSRF cookie and token. */
export interface Seller {
  id: number;
  email: string;
  password: string;
  headers: Record<string, string>;
}

type Shop = Pick<TestShop, 'db' | 'services' | 'request'>;

/** Headers of an English visitor who sends JSON and has a valid XSRF cookie and token. */
export const visitorHeaders: Record<string, string> = {
  'content-type': 'application/json',
  cookie: 'XSRF-TOKEN=abc; lang=en',
  'x-xsrf-token': 'abc',
};

export const goodPassword = 'kolltuk i gjelbër 7';

let sellers = 0;

/** A valid form; each one has a new address. */
export function registerForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  sellers += 1;
  return {
    name: 'Ana',
    surname: 'Hoxha',
    email: `ana${sellers}@example.com`,
    password: goodPassword,
    confirmPassword: goodPassword,
    birthDate: '1990-05-01',
    acceptTerms: true,
    ...fields,
  };
}

export function post(
  shop: Pick<TestShop, 'request'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = visitorHeaders,
): Promise<Response> {
  return shop.request(`/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The headers of a browser after an answer has signed it in. */
export function headersAfter(response: Response): Record<string, string> {
  const cookie = response.headers
    .getSetCookie()
    .find((text) => text.startsWith('session='))
    ?.split(';', 1)[0];
  return { ...visitorHeaders, cookie: `${visitorHeaders.cookie}; ${cookie}` };
}

/** Registers a user, whose address is not verified. */
export async function signUp(shop: Shop, fields: Record<string, unknown> = {}): Promise<Seller> {
  const form = registerForm(fields);
  const response = await post(shop, '/auth/register', form);
  const { data } = (await response.json()) as { data: User };
  const [email, password] = [String(form.email), String(form.password)];
  return { id: data.id, email, password, headers: headersAfter(response) };
}

/** Signs in again, as from another browser. */
export async function signIn(
  shop: Shop,
  { email, password }: Pick<Seller, 'email' | 'password'>,
): Promise<Seller['headers']> {
  return headersAfter(await post(shop, '/auth/login', { email, password }));
}

/** Marks the address as verified. */
export async function activate({ db }: Pick<Shop, 'db'>, { id }: Seller): Promise<void> {
  await db.updateTable('account').set({ isactive: true }).where('id', '=', id).execute();
}

/** A user who is signed in and active, and has a business. */
export async function signUpOwner(
  shop: Shop,
  business: Parameters<typeof createBusiness>[1] = {},
): Promise<Seller & { businessId: number }> {
  const seller = await signUp(shop);
  await activate(shop, seller);
  const businessId = await createBusiness(shop, business);
  await shop.db
    .updateTable('account')
    .set({ business_id: businessId })
    .where('id', '=', seller.id)
    .execute();
  return { ...seller, businessId };
}

/** A user who is signed in and active, and works for a business. */
export async function signUpStaff(shop: Shop, businessId: number): Promise<Seller> {
  const seller = await signUp(shop);
  await activate(shop, seller);
  await shop.db
    .updateTable('account')
    .set({ staff_of: businessId })
    .where('id', '=', seller.id)
    .execute();
  return seller;
}
