import { findAccountById } from '@orendi/server/features/accounts/index';
import { createProduct } from '@orendi/server/testing/factories';
import { answerOf } from '@orendi/server/testing/answers';
import { latestMail } from '@orendi/server/features/accounts/testing/mailed-link';
import { turnOn } from '@orendi/server/features/accounts/testing/second-factor';
import {
  activate,
  post,
  type Seller,
  signIn,
  signUp,
  signUpOwner,
} from '@orendi/server/testing/seller';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestOperator, type TestOperator } from '../testing/run-operator.ts';

let operator: TestOperator;
let seller: Seller;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());
beforeEach(async () => {
  seller = await signUp(operator.shop);
});

const userOf = async ({ headers }: Pick<Seller, 'headers'>) =>
  (await answerOf(await operator.shop.request('/v1/auth/user', { headers }))).data;

test('accounts are listed, found by a part of what they say, and shown', async () => {
  const owner = await signUpOwner(operator.shop, { business_name: 'Mobileria Ëndrra' });
  const { pool } = operator.shop;
  const staff = await signUp(operator.shop);
  await pool.query('update account set isactive = true, staff_of = $2 where id = $1', [
    staff.id,
    owner.businessId,
  ]);
  const { output } = await operator.run('account list');
  expect(output).toContain(`${seller.id}  ${seller.email} (Ana Hoxha): address not verified`);
  expect(output).toContain(`${owner.email} (Ana Hoxha): Mobileria Ëndrra`);
  expect(output).toContain(`${staff.email} (Ana Hoxha): Mobileria Ëndrra`);
  const found = await operator.run(`account list ${owner.email.toUpperCase()}`);
  expect(found.output.split('\n')).toHaveLength(1);
  expect((await operator.run('account list nobody')).output).toBe('There are no such accounts.');

  const shown = await operator.run(`account show ${owner.email}`);
  expect(shown.output).toMatch(/^verified +yes$/m);
  expect(shown.output).toMatch(/^business +\d+ Mobileria Ëndrra$/m);
  expect(shown.output).toMatch(/^sign_ins +1$/m);
  expect(shown.output).not.toContain('argon2');
});

test('an address is taken as verified by hand', async () => {
  expect((await operator.run(`account verify ${seller.id}`)).output).toBe('It is verified.');
  expect(await userOf(seller)).toMatchObject({ isactive: true });
  const again = await operator.run(`account verify ${seller.email}`);
  expect(again.output).toBe('It was verified already.');
});

test('an account is signed out everywhere, and no other', async () => {
  const other = await signUp(operator.shop);
  const headers = await signIn(operator.shop, seller);
  const { output } = await operator.run(`account sign-out ${seller.email}`);
  expect(output).toBe('Sign-ins ended: 2.');
  expect(await userOf(seller)).toBeNull();
  expect(await userOf({ headers })).toBeNull();
  expect(await userOf(other)).not.toBeNull();
  const again = await operator.run(`account sign-out ${seller.email}`);
  expect(again.output).toBe('It is signed in nowhere.');
});

test('a link sets a new password, once', async () => {
  const { output } = await operator.run(`account password-link ${seller.email}`);
  expect(output).toMatch(/^http:\/\/localhost:3000\/reset-password\/[\w-]+$/);
  const password = 'një fjalëkalim i ri';
  const form = { token: output.split('/').at(-1), password, confirmPassword: password };
  expect((await post(operator.shop, '/auth/reset-password', form)).status).toBe(200);
  expect((await post(operator.shop, '/auth/reset-password', form)).status).toBe(400);
  const login = { email: seller.email, password };
  expect((await post(operator.shop, '/auth/login', login)).status).toBe(200);
});

test('the second factor is turned off, and the passkeys with it when asked to', async () => {
  const { shop } = operator;
  await activate(shop, seller);
  await turnOn(shop, seller);
  await shop.pool.query(
    `insert into passkey (account_id, credential_id, public_key, name) values ($1, 'x', '', 'Phone')`,
    [seller.id],
  );
  const { email, password } = seller;
  expect((await post(shop, '/auth/login', { email, password })).status).toBe(401);
  const shown = await operator.run(`account show ${email}`);
  expect(shown.output).toMatch(/^second_factor +recovery codes left: 10$/m);
  expect(shown.output).toMatch(/^passkeys +1$/m);
  const asked = await operator.run(`account remove-factor ${email} --passkeys`);
  expect(asked.errors).toBe(
    `This removes the second factor and 1 passkeys of ${email}. Say --yes to do it.`,
  );
  expect((await operator.run(`account remove-factor ${email} --yes`)).output).toBe(
    'The second factor is off.',
  );
  expect((await latestMail(shop, seller.id)).kind).toBe('second-factor-off');
  expect((await post(shop, '/auth/login', { email, password })).status).toBe(200);
  const { output } = await operator.run(`account remove-factor ${seller.id} --passkeys --yes`);
  expect(output).toBe('It had no second factor.\nPasskeys removed: 1.');
});

test('an account is unlocked, as attempts to sign in are counted under its stamp', async () => {
  const { services } = operator.shop;
  const before = await findAccountById(services.db, seller.id);
  const { output } = await operator.run(`account unlock ${seller.email}`);
  expect(output).toBe('It can be signed in to again.');
  const after = await findAccountById(services.db, seller.id);
  expect(after?.stamp).toBe((before?.stamp ?? 0) + 1);
  expect(await userOf(seller)).not.toBeNull();
});

describe('deleting an account', () => {
  test('takes its business along, once that is confirmed', async () => {
    const owner = await signUpOwner(operator.shop, { business_name: 'Arka' });
    const product = await createProduct(operator.shop, { business_id: owner.businessId });
    const asked = await operator.run(`account delete ${owner.email}`);
    expect(asked.code).toBe(2);
    expect(asked.errors).toBe(
      `This deletes ${owner.email} with the business Arka (1 products, 0 packages, 0 requests). Say --yes to do it.`,
    );
    expect(await userOf(owner)).not.toBeNull();
    const { output } = await operator.run(`account delete ${owner.email} --yes`);
    expect(output).toMatch(/^Deleted: /);
    expect(await userOf(owner)).toBeNull();
    expect((await operator.shop.request(`/v1/public/products/${product}`)).status).toBe(404);
  });

  test('does so without a business too', async () => {
    const { code } = await operator.run(`account delete ${seller.id} --yes`);
    expect(code).toBe(0);
    expect(await userOf(seller)).toBeNull();
  });
});

test.each([
  ['account show', /Name the account/],
  ['account show nobody@example.com', /There is no account "nobody@example.com"/],
  ['account verify 99999999999', /There is no account "99999999999"/],
  ['account delete a b', /"b" is not expected here/],
  ['account password-link x --hours 3', /There is no option --hours/],
])('%s is refused with exit code 2', async (line, sentence) => {
  const { code, errors } = await operator.run(line);
  expect(errors).toMatch(sentence);
  expect(code).toBe(2);
});

test.each([
  'list',
  'show',
  'verify',
  'sign-out',
  'unlock',
  'password-link',
  'remove-factor',
  'delete',
])('account %s explains itself', async (name) => {
  const { output } = await operator.run(`account ${name} --help`);
  expect(output).toContain(`npm run operator -- account ${name}`);
});
