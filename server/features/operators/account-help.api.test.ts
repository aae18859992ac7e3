import type { KnownAccounts } from '@orendi/contract/schemas/operator-accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { latestMail, openConsole, type TestConsole, turnOn } from '../../testing/open-console.ts';
import {
  activate,
  post,
  type Seller,
  signUp,
  signUpOwner,
  signUpStaff,
} from '../../testing/seller.ts';
import { actions } from './index.ts';

let desk: TestConsole;
let seller: Seller;

beforeAll(async () => {
  desk = await openConsole();
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  seller = await signUp(desk.shop, { name: 'Çelik', surname: 'Hoxhaj' });
  await desk.takeOver();
});

const help = (deed: string, body?: unknown, id = seller.id) =>
  body
    ? desk.send('POST', `/accounts/${id}/${deed}`, body)
    : desk.send('PUT', `/accounts/${id}`, { deed });
const find = async (q: string | number) =>
  (await desk.read<KnownAccounts>(`/accounts?perPage=48&q=${q}`)).results;
const userOf = async ({ headers }: Pick<Seller, 'headers'>) =>
  (await answerOf(await desk.shop.request('/v1/auth/user', { headers }))).data;

test('accounts are found by address, name and id, with what they belong to', async () => {
  const owner = await signUpOwner(desk.shop, { business_name: 'Mobileria Buna' });
  const colleague = await signUp(desk.shop);
  await desk.shop.pool.query('update account set isactive = true, staff_of = $2 where id = $1', [
    colleague.id,
    owner.businessId,
  ]);
  const business = { id: owner.businessId, business_name: 'Mobileria Buna' };
  expect(await find(owner.email.toUpperCase())).toEqual([
    {
      id: owner.id,
      email: owner.email,
      name: 'Ana Hoxha',
      isactive: true,
      created_at: expect.any(String),
      business,
      hasAuthenticator: false,
      passkeys: 0,
      signIns: 1,
    },
  ]);
  // Addresses of others may have the digits of its id.
  expect(await find(colleague.id)).toContainEqual(
    expect.objectContaining({ id: colleague.id, business }),
  );
  expect((await find('celik hoxhaj')).map(({ id }) => id)).toContain(seller.id);
  const all = await desk.read<KnownAccounts>('/accounts?perPage=1');
  expect(all.results).toMatchObject([{ id: colleague.id }]);
  expect(all.total).toBeGreaterThan(2);
});

test('accounts of operators are neither listed nor helped', async () => {
  expect(await find(desk.operator.email)).toEqual([]);
  const code = desk.operator.code();
  for (const id of [desk.operator.id, 2_000_000_000]) {
    for (const deed of ['verify', 'sign-out', 'unlock']) {
      expect((await help(deed, undefined, id)).status).toBe(404);
    }
    for (const deed of ['password-link', 'remove-factor']) {
      expect((await help(deed, { code }, id)).status).toBe(404);
    }
  }
  expect(await userOf(desk.operator)).not.toBeNull();
});

test('an address is confirmed, an account unlocked and signed out, and each is in the log', async () => {
  expect((await help('verify')).status).toBe(200);
  expect(await userOf(seller)).toMatchObject({ isactive: true });
  expect((await help('unlock')).status).toBe(200);
  expect(await userOf(seller)).not.toBeNull();
  expect((await help('sign-out')).status).toBe(200);
  expect(await userOf(seller)).toBeNull();
  expect(await brokenFields(await help('delete'))).toContain('deed');
  // Nothing is left to do, and nothing is written.
  await help('verify');
  await help('sign-out');
  expect(await desk.log()).toEqual([
    `account sign-out account ${seller.id}: `,
    `account unlock account ${seller.id}: `,
    `account verify account ${seller.id}: `,
  ]);
});

describe('with a fresh code', () => {
  test('a link sets a new password, once', async () => {
    expect(await brokenFields(await help('password-link', { code: '000000' }))).toContain('code');
    expect(await desk.log()).toEqual([]);
    const answer = await help('password-link', { code: desk.operator.code() });
    const { link } = (await answerOf<{ link: string }>(answer)).data;
    expect(link).toMatch(/\/reset-password\/[\w-]+$/);
    const password = 'një fjalëkalim i ri';
    const form = { token: link.split('/').at(-1), password, confirmPassword: password };
    expect((await post(desk.shop, '/auth/reset-password', form)).status).toBe(200);
    expect((await post(desk.shop, '/auth/reset-password', form)).status).toBe(400);
    expect(await desk.log()).toEqual([`account password-link account ${seller.id}: `]);
  });

  test('the second step is removed, and its owner told', async () => {
    await activate(desk.shop, seller);
    await turnOn(desk.shop, seller);
    expect(await find(seller.email)).toMatchObject([{ hasAuthenticator: true }]);
    expect(await brokenFields(await help('remove-factor', { code: '000000' }))).toContain('code');
    const code = desk.operator.code();
    expect((await help('remove-factor', { code })).status).toBe(200);
    expect(await find(seller.email)).toMatchObject([{ hasAuthenticator: false }]);
    expect((await latestMail(desk.shop, seller.id)).kind).toBe('second-factor-off');
    expect(await brokenFields(await help('remove-factor', { code }))).toContain('code');
  });
});

test('who deletes the account of staff is not told that the shop goes with it', async () => {
  const { businessId } = await signUpOwner(desk.shop, { business_name: 'Mobileria Vjosa' });
  const staff = await signUpStaff(desk.shop, businessId);
  const deeds: string[] = [];
  const line = { operands: [staff.email], options: {}, name: staff.email };
  await actions['account delete']?.run(desk.shop.services, line, {
    actor: 'a test',
    folder: '',
    print: () => {},
    progress: () => {},
    signal: AbortSignal.timeout(10_000),
    askFirst: (deed) => deeds.push(deed),
  });
  expect(deeds).toEqual([`deletes ${staff.email}`]);
});
