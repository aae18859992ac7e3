import type { AccountData, SignIn } from '@orendi/contract/schemas/account-data';
import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { submitForm } from '../requests/testing/visitor.ts';
import { latestMail, mailedToken } from './testing/mailed-link.ts';
import { activate, post, type Seller, signIn, signUp, signUpOwner } from '../../testing/seller.ts';

let shop: TestShop;
let seller: Seller;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUp(shop);
});

const call = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
  shop.request(`/v1${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
const userOf = async (headers: Record<string, string>) =>
  (await answerOf<User | null>(await call('GET', '/auth/user', headers))).data;

describe('the language', () => {
  test('is kept with the account, and with the business for its mails', async () => {
    const owner = await signUpOwner(shop);
    const response = await call('PUT', '/auth/user', owner.headers, { language: 'al' });
    expect(response.status).toBe(200);
    expect((await answerOf<User>(response)).data.language).toBe('al');
    expect(await userOf(owner.headers)).toMatchObject({ language: 'al', birthDate: '1990-05-01' });
    const { language } = await shop.db
      .selectFrom('business')
      .select('language')
      .where('id', '=', owner.businessId)
      .executeTakeFirstOrThrow();
    expect(language).toBe('al');
  });

  test('is one of the two', async () => {
    const response = await call('PUT', '/auth/user', seller.headers, { language: 'de' });
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(['language']);
  });
});

describe('the password', () => {
  const form = (currentPassword: string, password = 'a new password') => ({
    currentPassword,
    password,
    confirmPassword: password,
  });

  test('is changed by whoever knows it, and other sessions end', async () => {
    const other = await signIn(shop, seller);
    const response = await post(
      shop,
      '/auth/change-password',
      form(seller.password),
      seller.headers,
    );
    expect(response.status).toBe(200);
    expect(await userOf(seller.headers)).not.toBeNull();
    expect(await userOf(other)).toBeNull();
    expect((await latestMail(shop, seller.id)).kind).toBe('password-changed');
    expect(
      (await post(shop, '/auth/login', { ...seller, password: 'a new password' })).status,
    ).toBe(200);
  });

  test('stays when the present one is wrong, or the new one is common', async () => {
    const wrong = await post(shop, '/auth/change-password', form('wrong'), seller.headers);
    expect(wrong.status).toBe(422);
    expect(await brokenFields(wrong)).toEqual(['currentPassword']);
    const common = form(seller.password, 'password123');
    expect(
      await brokenFields(await post(shop, '/auth/change-password', common, seller.headers)),
    ).toEqual(['password']);
    expect((await post(shop, '/auth/login', seller)).status).toBe(200);
  });
});

describe('the address', () => {
  const change = (email: string, currentPassword = seller.password) =>
    post(shop, '/auth/change-email', { email, currentPassword }, seller.headers);
  const verify = async () =>
    call('GET', `/auth/verify-email/${await mailedToken(shop, seller.id)}`, seller.headers);

  test('is another once that one is verified, and the old one is told', async () => {
    await activate(shop, seller);
    const email = `new-${seller.email}`;
    expect((await change(email.toUpperCase())).status).toBe(200);
    expect(await userOf(seller.headers)).toMatchObject({ email: seller.email, isactive: true });
    const mail = await latestMail(shop, seller.id);
    expect(mail).toMatchObject({ recipient: email, subject: 'Verify your new e-mail address' });
    expect((await verify()).status).toBe(200);
    expect(await userOf(seller.headers)).toMatchObject({ email, isactive: true });
    const told = await latestMail(shop, seller.id);
    expect(told).toMatchObject({ recipient: seller.email, kind: 'email-changed' });
    expect(told.text).toContain(email);
  });

  test('can be corrected by those who have not verified it', async () => {
    const email = `right-${seller.email}`;
    await change(email);
    expect((await verify()).status).toBe(200);
    expect(await userOf(seller.headers)).toMatchObject({ email, isactive: true });
  });

  test('is not taken from another account, now or when it is verified', async () => {
    const other = await signUp(shop);
    expect(await brokenFields(await change(other.email))).toEqual(['email']);
    const email = `both-${seller.email}`;
    await change(email);
    await signUp(shop, { email });
    expect((await verify()).status).toBe(422);
    expect(await userOf(seller.headers)).toMatchObject({ email: seller.email, isactive: false });
  });

  test('stays without the password', async () => {
    expect(await brokenFields(await change('x@example.com', 'wrong'))).toEqual(['currentPassword']);
  });

  test('is not reached by a link that went to one asked for before', async () => {
    await change(`first-${seller.email}`);
    const first = await mailedToken(shop, seller.id);
    await change(`second-${seller.email}`);
    expect((await call('GET', `/auth/verify-email/${first}`, seller.headers)).status).toBe(400);
  });
});

describe('the sessions', () => {
  const list = async () =>
    (await answerOf<SignIn[]>(await call('GET', '/auth/sessions', seller.headers))).data;

  test('are listed without what opens them, and ended one by one or together', async () => {
    const [second, third] = [await signIn(shop, seller), await signIn(shop, seller)];
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      user_agent: '',
      ip_address: '127.0.0.1',
      created_at: expect.any(String),
      last_used_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isCurrent: false,
    });
    const ended = await call('DELETE', `/auth/sessions/${sessions[0]?.id}`, seller.headers);
    expect(ended.status).toBe(200);
    expect(await userOf(third)).toBeNull();
    expect(await userOf(second)).not.toBeNull();
    expect((await call('DELETE', '/auth/sessions', seller.headers)).status).toBe(200);
    expect(await userOf(second)).toBeNull();
    expect(await list()).toHaveLength(1);
  });

  test('of others are none of theirs', async () => {
    const [own] = await list();
    const other = await signUp(shop);
    expect((await call('DELETE', `/auth/sessions/${own?.id}`, other.headers)).status).toBe(404);
    expect(await userOf(seller.headers)).not.toBeNull();
  });
});

test('all that is kept of somebody can be taken along, but for what opens the account', async () => {
  const owner = await signUpOwner(shop, { business_name: 'Mobileria Drini' });
  const id = await createProduct(shop, { business_id: owner.businessId, product_name: 'Divan' });
  await submitForm(shop, { id });
  const response = await call('GET', '/auth/account-data', owner.headers);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: AccountData };
  expect(data).toMatchObject({
    user: { id: owner.id, email: owner.email, new_email: null, declined_claims: [] },
    sessions: [{ isCurrent: true }],
    business: { business_name: 'Mobileria Drini' },
    products: [{ product_name: 'Divan' }],
    packages: [],
    requests: [{ client_name: 'Ana Hoxha' }],
  });
  expect(text).not.toMatch(/argon2|link_seed|link_hash|client_network|"withdrawn"/);
});

describe('an account that is deleted', () => {
  test('takes its business along, with all that belongs to it', async () => {
    const owner = await signUpOwner(shop);
    const product = await createProduct(shop, { business_id: owner.businessId });
    await createPackage(shop, { business_id: owner.businessId, products: [product] });
    const form = { currentPassword: owner.password };
    const response = await post(shop, '/auth/delete-account', form, owner.headers);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=; Max-Age=0/),
    ]);
    expect(await userOf(owner.headers)).toBeNull();
    expect((await shop.request(`/v1/public/businesses/${owner.businessId}`)).status).toBe(404);
    expect((await shop.request(`/v1/public/products/${product}`)).status).toBe(404);
    const { rows } = await shop.pool.query(
      `select (select count(*)::int from listing where business_id = $1) as listings,
        (select count(*)::int from mail where account_id = $2) as mails,
        (select count(*)::int from credential where account_id = $2) as credentials`,
      [owner.businessId, owner.id],
    );
    expect(rows).toEqual([{ listings: 0, mails: 0, credentials: 0 }]);
    await signUp(shop, { email: owner.email });
  });

  test('stays without the password', async () => {
    const form = { currentPassword: 'wrong' };
    const response = await post(shop, '/auth/delete-account', form, seller.headers);
    expect(response.status).toBe(422);
    expect(await userOf(seller.headers)).not.toBeNull();
  });
});
