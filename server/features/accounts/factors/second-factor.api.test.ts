import type { AccountData } from '@orendi/contract/schemas/account-data';
import type {
  Factors,
  NewAuthenticator,
  OfferedRecoveryCodes,
  RecoveryCodes,
} from '@orendi/contract/schemas/factors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { quickPasswords } from '../../../testing/quick-passwords.ts';
import { activate, post, type Seller, signUp } from '../../../testing/seller.ts';
import { findAccountById } from '../account-queries.ts';
import { latestMail } from '../testing/mailed-link.ts';
import { codeAt, turnOn } from '../testing/second-factor.ts';
import { writeResetLink } from '../link-token.ts';

let shop: TestShop;
let seller: Seller;
let now: Date;

/** Lets the next code begin: none is taken twice. */
const later = (seconds = 30) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  now = new Date();
  shop = await openTestShop({ services: { clock: () => now, passwords: quickPasswords } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  seller = await signUp(shop);
  await activate(shop, seller);
});

const logIn = (code?: string, password = seller.password) =>
  post(shop, '/auth/login', { email: seller.email, password, code });
const send = (path: string, body: unknown = { currentPassword: seller.password }) =>
  post(shop, `/auth/${path}`, body, seller.headers);
const factorsOf = async () =>
  (await answerOf<Factors>(await shop.request('/v1/auth/factors', { headers: seller.headers })))
    .data;
const eventsOf = async () => {
  const { rows } = await shop.pool.query<{ kind: string; times: number }>(
    'select kind, times from security_event where account_id = $1 order by id',
    [seller.id],
  );
  return rows.map(({ kind, times }) => `${kind} ${times}`);
};

const newPassword = 'një kolltuk tjetër';

async function resetPassword(): Promise<void> {
  const account = await findAccountById(shop.db, seller.id);
  if (!account) throw new Error('there is no account');
  const { user, stamp } = account;
  const expiresAt = Math.floor(now.getTime() / 1000) + 60;
  const link = { accountId: user.id, email: user.email, stamp, expiresAt };
  const token = writeResetLink(shop.services, link).split('/').at(-1);
  const form = { token, password: newPassword, confirmPassword: newPassword };
  expect((await send('reset-password', form)).status).toBe(200);
}

describe('turning it on', () => {
  test('takes the password and a first code, and gives ten recovery codes', async () => {
    const started = await send('authenticator');
    expect(started.status).toBe(200);
    const { data } = await answerOf<NewAuthenticator>(started);
    expect(data.uri).toContain(`otpauth://totp/Orendi:${encodeURIComponent(seller.email)}`);
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(data.qr).toMatch(/^(<\?xml[^>]*>)?\s*<svg [^]*<\/svg>$/);
    expect((await factorsOf()).authenticator).toBeNull();
    expect((await logIn()).status).toBe(200);

    const code = codeAt(data.secret, now);
    const confirmed = await send('authenticator/confirm', { token: data.token, code });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = (await answerOf<RecoveryCodes>(confirmed)).data;
    expect(recoveryCodes).toHaveLength(10);
    // Their owner has seen them before they counted.
    expect(data.recoveryCodes).toEqual(recoveryCodes);
    expect(await factorsOf()).toEqual({
      authenticator: { created_at: expect.any(String), recoveryCodes: 10 },
      passkeys: [],
    });
    expect((await latestMail(shop, seller.id)).kind).toBe('second-factor-on');
    expect(await eventsOf()).toContain('factor_added 1');
    expect((await send('authenticator/confirm', { token: data.token, code })).status).toBe(409);
    expect((await send('authenticator')).status).toBe(409);
  });

  test('stores nothing that computes a code or is one', async () => {
    const { secret, codes } = await turnOn(shop, seller);
    const { rows } = await shop.pool.query<{ stored: string }>(
      `select concat(encode(sealed_secret, 'escape'), string_agg(code_hash, ' ')) as stored
        from authenticator join recovery_code using (account_id) where account_id = $1 group by account_id`,
      [seller.id],
    );
    expect(rows[0]?.stored).not.toContain(secret);
    expect(rows[0]?.stored).not.toContain(codes[0]?.replaceAll('-', ''));
    expect(rows[0]?.stored.match(/quick \w+/g)).toHaveLength(10);
  });

  test('is refused without the password, and to those whose address is not verified', async () => {
    const wrong = await send('authenticator', { currentPassword: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(await brokenFields(wrong)).toEqual(['currentPassword']);
    const early = await signUp(shop);
    const form = { currentPassword: early.password };
    expect((await post(shop, '/auth/authenticator', form, early.headers)).status).toBe(403);
  });

  test('is refused with a wrong code, which can be tried again', async () => {
    const { data } = await answerOf<NewAuthenticator>(await send('authenticator'));
    const wrong = await send('authenticator/confirm', { token: data.token, code: '12345' });
    expect(wrong.status).toBe(422);
    expect(await brokenFields(wrong)).toEqual(['code']);
    const right = { token: data.token, code: codeAt(data.secret, now) };
    expect((await send('authenticator/confirm', right)).status).toBe(200);
  });

  test('ends with its quarter of an hour, with the password, and with the session', async () => {
    const confirm = async ({ token, secret }: NewAuthenticator, headers = seller.headers) => {
      const form = { token, code: codeAt(secret, now) };
      return (await post(shop, '/auth/authenticator/confirm', form, headers)).status;
    };
    const { data } = await answerOf<NewAuthenticator>(await send('authenticator'));
    const other = await signUp(shop);
    await activate(shop, other);
    expect(await confirm(data, other.headers)).toBe(400);
    later(15 * 60);
    expect(await confirm(data)).toBe(400);
    const { data: next } = await answerOf<NewAuthenticator>(await send('authenticator'));
    const form = {
      currentPassword: seller.password,
      password: newPassword,
      confirmPassword: newPassword,
    };
    expect((await send('change-password', form)).status).toBe(200);
    expect(await confirm(next)).toBe(400);
  });
});

describe('signing in', () => {
  let secret: string;
  let codes: string[];
  beforeEach(async () => {
    ({ secret, codes } = await turnOn(shop, seller));
    later();
  });

  test('asks for a code after the right password only', async () => {
    const asked = await logIn();
    expect(asked.status).toBe(401);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await answerOf(asked)).toEqual({
      code: 'SECOND_FACTOR',
      message: 'Enter the code from your app, or a recovery code.',
    });
    const wrong = await logIn(codeAt(secret, now), 'wrong');
    expect((await answerOf(wrong)).code).toBe('UNAUTHENTICATED');
    expect((await logIn(codeAt(secret, now))).status).toBe(200);
  });

  test('refuses a wrong code under its field', async () => {
    const wrong = await logIn(codeAt(secret, later(-3600)));
    later(3600);
    expect(wrong.status).toBe(401);
    const { code, errors } = await answerOf(wrong);
    expect({ code, paths: errors?.map(({ path }) => path) }).toEqual({
      code: 'SECOND_FACTOR',
      paths: ['code'],
    });
    await logIn('000000');
    expect(await eventsOf()).toContain('second_factor_failed 2');
  });

  test('takes each code of the app once, also when two come at once', async () => {
    const code = codeAt(secret, now);
    const answers = await Promise.all([logIn(code), logIn(code), logIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await logIn(code)).status).toBe(401);
    // An older code than the last one taken is refused too.
    expect((await logIn(codeAt(secret, new Date(now.getTime() - 30_000)))).status).toBe(401);
    expect((await logIn(codeAt(secret, later()))).status).toBe(200);
  });

  test('takes each recovery code once, also when two come at once', async () => {
    const [code = '', next = ''] = codes;
    const answers = await Promise.all([logIn(code), logIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn(code)).status).toBe(401);
    expect((await logIn(next.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await factorsOf()).authenticator?.recoveryCodes).toBe(8);
    expect(await eventsOf()).toContain('recovery_code_used 1');
    const other = await signUp(shop);
    await activate(shop, other);
    await turnOn(shop, other);
    expect((await post(shop, '/auth/login', { ...other, code: codes[2] })).status).toBe(401);
  });

  test('still asks after the password was reset', async () => {
    await resetPassword();
    expect((await answerOf(await logIn(undefined, newPassword))).code).toBe('SECOND_FACTOR');
    expect((await logIn(codeAt(secret, now), newPassword)).status).toBe(200);
  });

  test('takes ten codes in ten minutes, however wide the limits are, until the password is new', async () => {
    for (let tried = 0; tried < 10; tried += 1) expect((await logIn('000000')).status).toBe(401);
    const limited = await logIn(codes[0]);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    // Asking for the code counts for nothing.
    expect((await logIn()).status).toBe(401);
    await resetPassword();
    expect((await logIn(codes[0], newPassword)).status).toBe(200);
  });

  test('takes a recovery code where the shop has another secret than before', async () => {
    const sealed_secret = Buffer.alloc(60, 1);
    await shop.db
      .updateTable('authenticator')
      .set({ sealed_secret })
      .where('account_id', '=', seller.id)
      .execute();
    expect((await logIn(codeAt(secret, now))).status).toBe(401);
    expect((await logIn(codes[0])).status).toBe(200);
  });
});

test('renewing the recovery codes ends the old ones', async () => {
  expect((await send('recovery-codes')).status).toBe(404);
  const { codes } = await turnOn(shop, seller);
  expect((await send('recovery-codes', { currentPassword: 'wrong' })).status).toBe(422);
  const renewed = await send('recovery-codes');
  const { recoveryCodes } = (await answerOf<RecoveryCodes>(renewed)).data;
  expect((await latestMail(shop, seller.id)).kind).toBe('recovery-codes-renewed');
  expect((await logIn(codes[0])).status).toBe(401);
  expect((await logIn(recoveryCodes[0])).status).toBe(200);
});

test('offered recovery codes replace the old ones once they are sent back', async () => {
  const offer = 'recovery-codes/offer';
  expect((await send(offer)).status).toBe(404);
  const { codes } = await turnOn(shop, seller);
  expect(await brokenFields(await send(offer, { currentPassword: 'wrong' }))).toEqual([
    'currentPassword',
  ]);
  const { recoveryCodes, token } = (await answerOf<OfferedRecoveryCodes>(await send(offer))).data;
  expect((await logIn(recoveryCodes[0])).status).toBe(401);
  expect((await logIn(codes[0])).status).toBe(200);
  const form = { currentPassword: seller.password, token };
  expect((await send('recovery-codes', { ...form, token: `${token}x` })).status).toBe(400);
  const renewed = await send('recovery-codes', form);
  expect((await answerOf<RecoveryCodes>(renewed)).data).toEqual({ recoveryCodes });
  expect((await latestMail(shop, seller.id)).kind).toBe('recovery-codes-renewed');
  expect((await logIn(codes[1])).status).toBe(401);
  expect((await logIn(recoveryCodes[0])).status).toBe(200);
  expect((await send('recovery-codes', form)).status).toBe(400);
  expect((await logIn(recoveryCodes[0])).status).toBe(401);
  later(15 * 60);
  expect((await send('recovery-codes', form)).status).toBe(400);
});

test('turning it off takes the password and a recovery code, and the others along', async () => {
  expect((await send('authenticator/remove')).status).toBe(404);
  const { secret, codes } = await turnOn(shop, seller);
  const remove = (code?: string, currentPassword = seller.password) =>
    send('authenticator/remove', { currentPassword, code });
  expect(await brokenFields(await remove(codes[0], 'wrong'))).toEqual(['currentPassword']);
  expect(await brokenFields(await remove())).toEqual(['code']);
  later();
  // The app that goes is no proof.
  expect(await brokenFields(await remove(codeAt(secret, now)))).toEqual(['code']);
  expect((await logIn()).status).toBe(401);
  expect((await remove(codes[0])).status).toBe(200);
  expect((await latestMail(shop, seller.id)).kind).toBe('second-factor-off');
  expect((await eventsOf()).at(-1)).toBe('factor_removed 1');
  expect((await logIn()).status).toBe(200);
});

test('the export includes the second factor without its secrets, and deleting the account erases it', async () => {
  const { secret } = await turnOn(shop, seller);
  const file = await shop.request('/v1/auth/account-data', { headers: seller.headers });
  const text = await file.text();
  const { data } = JSON.parse(text) as { data: AccountData };
  expect(data.factors.authenticator?.recoveryCodes).toBe(10);
  expect(text).not.toContain(secret);
  expect(text).not.toContain('quick');
  expect((await send('delete-account')).status).toBe(200);
  const { rows } = await shop.pool.query(
    `select (select count(*)::int from authenticator where account_id = $1) as authenticators,
      (select count(*)::int from recovery_code where account_id = $1) as codes`,
    [seller.id],
  );
  expect(rows).toEqual([{ authenticators: 0, codes: 0 }]);
});
