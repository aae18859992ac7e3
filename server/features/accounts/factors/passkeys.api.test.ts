import type { AccountData } from '@orendi/contract/schemas/account-data';
import type { Factors, Passkey } from '@orendi/contract/schemas/factors';
import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { quickPasswords } from '../../../testing/quick-passwords.ts';
import { activate, headersAfter, post, type Seller, signUp } from '../../../testing/seller.ts';
import { findAccountById } from '../account-queries.ts';
import { latestMail } from '../testing/mailed-link.ts';
import { codeAt, turnOn } from '../testing/second-factor.ts';
import { SoftwarePasskey } from '../testing/software-passkey.ts';
import { writeResetLink } from '../link-token.ts';

let shop: TestShop;
let seller: Seller;
let passkey: SoftwarePasskey;
let now: Date;

beforeAll(async () => {
  now = new Date();
  shop = await openTestShop({ services: { clock: () => now, passwords: quickPasswords } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUp(shop);
  await activate(shop, seller);
  passkey = new SoftwarePasskey();
});

const send = (path: string, body: unknown, { headers } = seller) =>
  post(shop, `/auth/${path}`, body, headers);
const start = ({ headers, password } = seller) =>
  post(shop, '/auth/passkeys/options', { currentPassword: password }, headers);
const challengeOf = async (response: Response) =>
  (await answerOf<{ challenge: string }>(response)).data.challenge;

/** Adds the passkey to the seller's account. */
async function add(name = 'Telefoni'): Promise<Passkey> {
  const challenge = await challengeOf(await start());
  const response = await send('passkeys', { name, response: passkey.create({ challenge }) });
  expect(response.status).toBe(201);
  return (await answerOf<Passkey>(response)).data;
}

const signInChallenge = async () =>
  challengeOf(await post(shop, '/auth/passkey-sign-in/options', undefined));
const signIn = (response: unknown) => post(shop, '/auth/passkey-sign-in', { response });
const listed = async () =>
  (await answerOf<Factors>(await shop.request('/v1/auth/factors', { headers: seller.headers })))
    .data.passkeys;

describe('adding one', () => {
  test('asks for a device that verifies its user and needs no name of an account', async () => {
    const response = await start();
    expect(response.status).toBe(200);
    const { data } = await answerOf<Record<string, object>>(response);
    expect(data).toMatchObject({
      rp: { id: 'localhost', name: 'Orendi' },
      user: { name: seller.email, displayName: 'Ana Hoxha' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  test('lists it by its name, and tells the account', async () => {
    const added = await add();
    expect(added).toEqual({
      id: expect.any(Number),
      name: 'Telefoni',
      created_at: expect.any(String),
      last_used_at: null,
    });
    expect(await listed()).toEqual([added]);
    expect((await latestMail(shop, seller.id)).kind).toBe('passkey-added');
    const { data } = await answerOf<{ excludeCredentials: object[] }>(await start());
    expect(data.excludeCredentials).toHaveLength(1);
  });

  test('is refused without the password, and to those whose address is not verified', async () => {
    expect(await brokenFields(await start({ ...seller, password: 'wrong' }))).toEqual([
      'currentPassword',
    ]);
    expect((await start(await signUp(shop))).status).toBe(403);
  });

  test.each([
    ['from another site', { origin: 'http://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['whose user was not verified', { isVerified: false }],
    ['asked for in a frame of another site', { isFramed: true }],
    ['with a challenge of somebody else', { challenge: 'x' }],
  ])('is refused for one %s', async (_, ceremony) => {
    const challenge = await challengeOf(await start());
    const response = passkey.create({ challenge, ...ceremony });
    const refused = await send('passkeys', { name: 'x', response });
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(['response']);
    expect(await listed()).toEqual([]);
  });

  test('takes a challenge once, in its time, in its session, and while the password stays', async () => {
    const post1 = async (challenge: string, by = seller) =>
      (await send('passkeys', { name: 'x', response: passkey.create({ challenge }) }, by)).status;
    const challenge = await challengeOf(await start());
    const other = await signUp(shop);
    await activate(shop, other);
    expect(await post1(challenge, other)).toBe(422);
    expect(await post1(await signInChallenge())).toBe(422);
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await post1(challenge)).toBe(422);
    const fresh = await challengeOf(await start());
    expect(await post1(fresh)).toBe(201);
    passkey = new SoftwarePasskey();
    expect(await post1(fresh)).toBe(422);
    const pending = await challengeOf(await start());
    const password = 'një kolltuk tjetër';
    const form = { currentPassword: seller.password, password, confirmPassword: password };
    expect((await send('change-password', form)).status).toBe(200);
    expect(await post1(pending)).toBe(422);
  });

  test('is refused beyond twenty', async () => {
    const challenge = await challengeOf(await start());
    await shop.pool.query(
      `insert into passkey (account_id, credential_id, public_key, name)
        select $1::int, 'passkey ' || n, '', 'x' from generate_series(1, 20) n`,
      [seller.id],
    );
    expect((await start()).status).toBe(409);
    const form = { name: 'x', response: passkey.create({ challenge }) };
    expect((await send('passkeys', form)).status).toBe(409);
  });

  test('needs what a browser answers', async () => {
    expect(await brokenFields(await send('passkeys', {}))).toEqual(['name', 'response']);
  });
});

describe('signing in', () => {
  test('takes the passkey alone, also where the password is asked for a code', async () => {
    const { id } = await add();
    await turnOn(shop, seller);
    const userHandle = Buffer.from(String(seller.id)).toString('base64url');
    const challenge = await signInChallenge();
    const response = await signIn(passkey.get({ challenge, userHandle }));
    expect(response.status).toBe(200);
    expect((await answerOf<User>(response)).data).toMatchObject({ id: seller.id });
    const own = await shop.request('/v1/auth/user', { headers: headersAfter(response) });
    expect((await answerOf<User>(own)).data).toMatchObject({ id: seller.id });
    expect(await listed()).toMatchObject([{ id, last_used_at: expect.any(String) }]);
  });

  test('takes a challenge once, and in its time', async () => {
    await add();
    const challenge = await signInChallenge();
    const answer = passkey.get({ challenge });
    const answers = await Promise.all([signIn(answer), signIn(answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(passkey.get({ challenge }))).status).toBe(401);
    const late = await signInChallenge();
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await signIn(passkey.get({ challenge: late }))).status).toBe(401);
  });

  test.each([
    ['from another site', { origin: 'http://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['whose user was not verified', { isVerified: false }],
    ['asked for in a frame of another site', { isFramed: true }],
    ['of another account', { userHandle: Buffer.from('999999').toString('base64url') }],
  ])('is refused with one %s', async (_, ceremony) => {
    await add();
    const challenge = await signInChallenge();
    const response = await signIn(passkey.get({ challenge, ...ceremony }));
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await answerOf(response)).code).toBe('UNAUTHENTICATED');
  });

  test('is refused with one that is unknown, signed by another key, or copied', async () => {
    await add();
    const answer = async () => passkey.get({ challenge: await signInChallenge() });
    const stranger = new SoftwarePasskey();
    const strange = stranger.get({ challenge: await signInChallenge() });
    expect((await signIn(strange)).status).toBe(401);
    const own = await answer();
    expect((await signIn({ ...strange, id: own.id, rawId: own.rawId })).status).toBe(401);
    // A copy counts its uses by itself, and falls behind.
    await shop.pool.query('update passkey set sign_count = 50 where account_id = $1', [seller.id]);
    expect((await signIn(await answer())).status).toBe(401);
    expect((await signIn({ id: 'x' })).status).toBe(422);
    // The account reads of those with its own passkey; nobody knows whose the unknown one was.
    const { rows } = await shop.pool.query(
      'select kind, times from security_event where account_id = $1 order by id desc limit 2',
      [seller.id],
    );
    expect(rows).toEqual([
      { kind: 'sign_in_failed', times: 2 },
      { kind: 'passkey_added', times: 1 },
    ]);
  });

  test('is bound to the public address of the shop', async () => {
    const settings = { ...shop.services.settings, publicUrl: 'https://shop.example' };
    const app = buildApp({ ...shop.services, settings });
    const secure = { request: async (path: string, init?: RequestInit) => app.request(path, init) };
    const response = await post(secure, '/auth/passkey-sign-in/options', undefined);
    expect((await answerOf(response)).data).toMatchObject({
      rpId: 'shop.example',
      userVerification: 'required',
    });
  });
});

test('one is renamed and removed by its owner, who is told', async () => {
  const { id } = await add();
  const other = await signUp(shop);
  const rename = (name: string, { headers } = seller) =>
    shop.request(`/v1/auth/passkeys/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ name }),
    });
  const { codes } = await turnOn(shop, seller);
  const remove = ({ headers, password } = seller, code = codes[0]) =>
    post(shop, `/auth/passkeys/${id}/remove`, { currentPassword: password, code }, headers);
  expect((await rename('x', other)).status).toBe(404);
  expect((await remove(other)).status).toBe(404);
  expect(await brokenFields(await rename(' '))).toEqual(['name']);
  expect((await answerOf<Passkey>(await rename(' Çelësi '))).data.name).toBe('Çelësi');
  expect((await remove({ ...seller, password: 'wrong' })).status).toBe(422);
  expect(await listed()).toHaveLength(1);
  expect((await remove()).status).toBe(200);
  expect((await latestMail(shop, seller.id)).kind).toBe('passkey-removed');
  expect((await remove()).status).toBe(404);
  expect((await signIn(passkey.get({ challenge: await signInChallenge() }))).status).toBe(401);
});

describe('removing one with the password alone', () => {
  const remove = async (id: number, proof: object = {}) =>
    send(`passkeys/${id}/remove`, { currentPassword: seller.password, ...proof });

  test('is refused, and goes through the operator where nothing else stays', async () => {
    const { id } = await add();
    const refused = await remove(id);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Write to us');
    const own = passkey.get({ challenge: await signInChallenge() });
    expect(await brokenFields(await remove(id, { passkey: own }))).toEqual(['code']);
    expect(await listed()).toHaveLength(1);
  });

  test('takes another passkey of the account, once, and no stranger’s', async () => {
    const { id } = await add();
    passkey = new SoftwarePasskey();
    const other = await add('Tjetri');
    expect(await brokenFields(await remove(id))).toEqual(['code']);
    const stranger = new SoftwarePasskey().get({ challenge: await signInChallenge() });
    expect((await remove(id, { passkey: stranger })).status).toBe(422);
    const proof = passkey.get({ challenge: await signInChallenge() });
    expect((await remove(id, { passkey: proof })).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: other.id }]);
    expect((await signIn(proof)).status).toBe(401);
  });

  test('takes a code of the authenticator, once', async () => {
    const [{ id }, { secret }] = [await add(), await turnOn(shop, seller)];
    now = new Date(now.getTime() + 30_000);
    expect(await brokenFields(await remove(id, { code: '000000' }))).toEqual(['code']);
    expect((await remove(id, { code: codeAt(secret, now) })).status).toBe(200);
  });
});

test('a reset names it on the page and in the mail, in the words of the account, and lets nobody else ask', async () => {
  await add('Telefoni i hajdutit');
  await turnOn(shop, seller);
  const account = await findAccountById(shop.db, seller.id);
  if (!account) throw new Error('there is no account');
  const expiresAt = Math.floor(now.getTime() / 1000) + 60;
  const link = { accountId: seller.id, email: seller.email, stamp: account.stamp, expiresAt };
  const token = writeResetLink(shop.services, link).split('/').at(-1) ?? '';
  const asked = (by = token) => shop.request(`/v1/auth/reset-password/${by}/factors`);
  const { data } = await answerOf<Factors>(await asked());
  expect(data).toMatchObject({ passkeys: [{ name: 'Telefoni i hajdutit' }], authenticator: {} });
  expect((await asked(`${token}x`)).status).toBe(400);
  const password = 'një kolltuk tjetër';
  const form = { token, password, confirmPassword: password };
  expect((await send('reset-password', form)).status).toBe(200);
  expect((await asked()).status).toBe(400);
  const { kind, text, html } = await latestMail(shop, seller.id);
  expect(kind).toBe('password-changed');
  for (const said of [text, html]) {
    expect(said).toMatch(/(Passkey|Çelësi i kalimit) “Telefoni i hajdutit”/);
    expect(said).toMatch(/Sign-in in two steps, on since|Hyrja me dy hapa, aktive që nga/);
    expect(said).toContain('/account');
  }
});

test('passkeys are taken along by name, and erased with the account', async () => {
  await add();
  const file = await shop.request('/v1/auth/account-data', { headers: seller.headers });
  const { data } = await answerOf<AccountData>(file);
  expect(data.factors.passkeys).toMatchObject([{ name: 'Telefoni' }]);
  const form = { currentPassword: seller.password };
  expect((await send('delete-account', form)).status).toBe(200);
  const left = await shop.db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', seller.id)
    .execute();
  expect(left).toEqual([]);
});
