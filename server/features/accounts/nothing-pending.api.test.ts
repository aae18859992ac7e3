import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import {
  activate,
  goodPassword,
  post,
  registerForm,
  type Seller,
  signIn,
  signUp,
  visitorHeaders,
} from '../../testing/seller.ts';
import { sendResetLink } from './mailed-links.ts';
import { createPasswords } from './passwords/create-passwords.ts';
import { latestMail, mailedToken } from './testing/mailed-link.ts';

/* Nothing that somebody has prepared outlives a change of the password or a verification of the address. */

let shop: TestShop;
let seller: Seller;
/** Runs once, between checking a password and using the result. */
let meanwhile: (() => Promise<void>) | null = null;

beforeAll(async () => {
  const passwords = createPasswords();
  const isRight: typeof passwords.isRight = async (password, hash) => {
    const answer = await passwords.isRight(password, hash);
    const happens = meanwhile;
    meanwhile = null;
    await happens?.();
    return answer;
  };
  shop = await openTestShop({ services: { passwords: { ...passwords, isRight } } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUp(shop);
});

const newPassword = 'një fjalëkalim i ri';
const newPasswords = { password: newPassword, confirmPassword: newPassword };
const get = (path: string, headers = visitorHeaders) => shop.request(`/v1${path}`, { headers });
const verify = async (token: string) => (await get(`/auth/verify-email/${token}`)).status;
const userOf = async (headers: Record<string, string>) =>
  (await answerOf<User | null>(await get('/auth/user', headers))).data;
const askFor = (email: string, { password, headers }: Seller = seller) =>
  post(shop, '/auth/change-email', { email, currentPassword: password }, headers);
const reset = async (token: string) =>
  (await post(shop, '/auth/reset-password', { token, ...newPasswords })).status;
async function mailedReset({ id, email }: Seller = seller): Promise<string> {
  await sendResetLink(shop.services, { email });
  return mailedToken(shop, id);
}
const stored = () =>
  shop.db
    .selectFrom('account')
    .select(['email', 'new_email', 'isactive'])
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow();

test('registering somebody else’s address gives no access when its owner changes theirs', async () => {
  const attacker = seller;
  expect((await askFor('attacker@example.com', attacker)).status).toBe(200);
  const link = await mailedToken(shop, attacker.id);

  expect(await reset(await mailedReset(attacker))).toBe(200);
  const headers = await signIn(shop, { email: attacker.email, password: newPassword });
  await get('/auth/generate-email-verification-token', headers);
  expect(await verify(await mailedToken(shop, attacker.id))).toBe(200);

  expect(await verify(link)).toBe(400);
  expect(await userOf(headers)).toMatchObject({ email: attacker.email, isactive: true });
  expect(await stored()).toMatchObject({ email: attacker.email, new_email: null });
  await sendResetLink(shop.services, { email: 'attacker@example.com' });
  expect(await latestMail(shop, attacker.id)).not.toMatchObject({ kind: 'reset-password' });
});

const changes: [string, () => Promise<unknown>][] = [
  [
    'a changed password',
    () =>
      post(
        shop,
        '/auth/change-password',
        { currentPassword: goodPassword, ...newPasswords },
        seller.headers,
      ),
  ],
  ['a reset', async () => reset(await mailedReset())],
  [
    'the verification of the address',
    async () => {
      await get('/auth/generate-email-verification-token', seller.headers);
      await verify(await mailedToken(shop, seller.id));
    },
  ],
  [
    'the verification of another address',
    async () => {
      await askFor(`right-${seller.email}`);
      await verify(await mailedToken(shop, seller.id));
    },
  ],
];

test.each(changes)('%s ends a change of address and all earlier links', async (_, change) => {
  const registered = await mailedToken(shop, seller.id);
  const resetLink = await mailedReset();
  await askFor(`pending-${seller.email}`);
  const pending = await mailedToken(shop, seller.id);
  await change();
  expect(await stored()).toMatchObject({ new_email: null });
  expect(await verify(pending)).toBe(400);
  expect(await reset(resetLink)).toBe(400);
  const { isactive } = await stored();
  // Of an active account, the link that any of its equals has made superfluous is no failure.
  const isRepeated = isactive && (await stored()).email === seller.email;
  expect(await verify(registered)).toBe(isRepeated ? 200 : 400);
  expect(await stored()).toMatchObject({ isactive });
});

test('a mail that goes out late brings no link that works again', async () => {
  await activate(shop, seller);
  await sendResetLink(shop.services, seller);
  const { id } = await shop.db
    .selectFrom('mail')
    .select('id')
    .where('account_id', '=', seller.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await askFor(`new-${seller.email}`);
  expect(await verify(await mailedToken(shop, seller.id))).toBe(200);
  await shop.db.deleteFrom('mail').where('id', '>', id).execute();
  expect(await reset(await mailedToken(shop, seller.id))).toBe(400);
});

describe('a reset while the former password is being checked', () => {
  let outcome: number | null = null;
  beforeEach(async () => {
    const token = await mailedReset();
    meanwhile = async () => {
      outcome = await reset(token);
    };
  });

  test('lets nobody in by the former one', async () => {
    const response = await post(shop, '/auth/login', seller);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(outcome).toBe(200);
  });

  test('is not undone by a change of the password', async () => {
    const form = { ...newPasswords, password: 'i tretë fare', confirmPassword: 'i tretë fare' };
    const response = await post(
      shop,
      '/auth/change-password',
      { currentPassword: seller.password, ...form },
      seller.headers,
    );
    expect(await brokenFields(response)).toEqual(['currentPassword']);
    const login = await post(shop, '/auth/login', { ...seller, password: newPassword });
    expect(login.status).toBe(200);
    expect(outcome).toBe(200);
  });

  test('is not followed by a change of the address', async () => {
    expect(await brokenFields(await askFor('late@example.com'))).toEqual(['currentPassword']);
    expect(await stored()).toMatchObject({ new_email: null });
    expect(outcome).toBe(200);
  });

  test('keeps the account from being deleted', async () => {
    const form = { currentPassword: seller.password };
    const response = await post(shop, '/auth/delete-account', form, seller.headers);
    expect(await brokenFields(response)).toEqual(['currentPassword']);
    expect(await stored()).toMatchObject({ email: seller.email });
    expect(outcome).toBe(200);
  });
});

test.each([true, false])(
  'the old address is told when a change is asked for (verified: %s)',
  async (isVerified) => {
    if (isVerified) await activate(shop, seller);
    await askFor(`new-${seller.email}`);
    await shop.db.deleteFrom('mail').where('recipient', '=', `new-${seller.email}`).execute();
    const mail = await latestMail(shop, seller.id);
    expect(mail.recipient).toBe(seller.email);
    expect(mail.subject).toBe('Somebody asked to change your e-mail address');
    expect(mail.text).toContain('http://localhost:3000/forgot-password');
    // Before it is verified, the old address may be a stranger's, whom the new one is no business of.
    expect(mail.text).not.toContain(`new-${seller.email}`);
  },
);

describe('links to new addresses, however the limits are scaled,', () => {
  test('are sent five times a day by one account', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await askFor(`stranger${index}@example.com`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('are sent three times a day to one address, by all accounts', async () => {
    const askers = await Promise.all([1, 2, 3, 4].map(() => signUp(shop)));
    const statuses = [];
    for (const asker of askers) statuses.push((await askFor('Stranger@Example.com', asker)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { rows } = await shop.pool.query(
      `select count(*)::int as mails from mail where recipient = 'stranger@example.com'`,
    );
    expect(rows).toEqual([{ mails: 3 }]);
  });

  test('are sent ten times a day to one address that is registered again and again', async () => {
    const email = 'stranger-2@example.com';
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      const registered = await post(shop, '/auth/register', registerForm({ email }));
      statuses.push(registered.status);
      if (registered.status !== 201) break;
      const headers = await signIn(shop, { email, password: goodPassword });
      await get('/auth/generate-email-verification-token', headers);
      await post(shop, '/auth/delete-account', { currentPassword: goodPassword }, headers);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
