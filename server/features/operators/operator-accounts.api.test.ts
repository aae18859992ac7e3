import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { createBusiness } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { post, type Seller, signUp, signUpOwner } from '../../testing/seller.ts';
import { claimBusiness, findAccountByEmail } from '../accounts/index.ts';
import { journalName } from '../erasures/index.ts';
import { createOperator, listOperators, removeOperator } from './index.ts';
import { addOperator, signUpOperator } from '../../testing/sign-up-operator.ts';

let shop: TestShop;
let operator: Seller;

beforeAll(async () => {
  shop = await openTestShop({ services: { passwords: quickPasswords } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  operator = await signUpOperator(shop);
});

const get = (path: string, { headers }: Pick<Seller, 'headers'>) =>
  shop.request(`/v1${path}`, { headers });
const userOf = async (by: Pick<Seller, 'headers'>) =>
  (await answerOf<User | null>(await get('/auth/user', by))).data;
const send = (path: string, body: unknown) => post(shop, path, body, operator.headers);
const auditOf = async (subject: string) => {
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'action'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return entries.map(({ actor, action }) => `${actor}: ${action}`);
};

describe('an operator', () => {
  test('signs in like anybody else, and is told to be one', async () => {
    expect(await userOf(operator)).toMatchObject({
      email: operator.email,
      isactive: true,
      business_id: null,
      isOperator: true,
    });
    expect(await userOf(await signUp(shop))).toMatchObject({ isOperator: false });
  });

  test('never has the address of another account', async () => {
    const seller = await signUp(shop);
    const person = { name: 'A', surname: 'B', language: 'al' as const };
    for (const { email } of [seller, operator]) {
      const isAdded = await createOperator(shop.services, 'somebody', { ...person, email });
      expect(isAdded).toBe(false);
    }
    expect(await userOf(seller)).toMatchObject({ isOperator: false });
  });

  test('has no business, and can make none', async () => {
    const made = await send('/private/business-profile/create', {});
    expect(made.status).toBe(403);
    expect((await answerOf(made)).message).toBe('The account of an operator cannot do this.');
    const business = await createBusiness(shop);
    const claimed = shop.db
      .transaction()
      .execute((trx) => claimBusiness(trx, operator.id, business));
    await expect(claimed).rejects.toThrow('account_operator_sells_nothing');
  });

  test('can neither turn the second factor off, change the address nor delete the account', async () => {
    const form = { currentPassword: operator.password, email: 'other@example.com' };
    const paths = ['/auth/authenticator/remove', '/auth/change-email', '/auth/delete-account'];
    for (const path of paths) {
      const refused = await send(path, form);
      expect(refused.status).toBe(403);
      expect((await answerOf(refused)).message).toBe('The account of an operator cannot do this.');
    }
    expect(await userOf(operator)).not.toBeNull();
    expect((await listOperators(shop.db)).find(({ id }) => id === operator.id)).toMatchObject({
      email: operator.email,
      has_authenticator: true,
      signed_in_at: expect.any(Date),
    });
  });

  test('is removed with the sessions, and its making and end are in the audit log', async () => {
    expect(await removeOperator(shop.services, 'somebody', operator.email.toUpperCase())).toBe(
      true,
    );
    expect(await userOf(operator)).toBeNull();
    expect(await findAccountByEmail(shop.db, operator.email)).toBeUndefined();
    expect(await removeOperator(shop.services, 'somebody', operator.email)).toBe(false);
    const journal = await readFile(join(shop.dataDir, journalName), 'utf8');
    expect(journal).toContain(`"accounts":[[${operator.id},`);
    expect(await auditOf(operator.email)).toEqual([
      'a test: operator add',
      'somebody: operator remove',
    ]);
  });

  test('is not removed by the address of a seller', async () => {
    const seller = await signUpOwner(shop);
    expect(await removeOperator(shop.services, 'somebody', seller.email)).toBe(false);
    expect(await userOf(seller)).not.toBeNull();
  });
});

describe('the session of an operator', () => {
  const hoursLeft = async (accountId: number) => {
    const { rows } = await shop.pool.query<{ hours: number }>(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours
       from session where account_id = $1`,
      [accountId],
    );
    return rows.map(({ hours }) => hours);
  };
  const cookieAge = (response: Response) =>
    Number(/^session=.*Max-Age=(\d+)/m.exec(response.headers.getSetCookie().join('\n'))?.[1]);

  test('ends twelve hours after signing in, like its cookie', async () => {
    const { email, password } = await addOperator(shop);
    const response = await post(shop, '/auth/login', { email, password });
    expect(cookieAge(response)).toBe(12 * 3600);
    expect(await hoursLeft(operator.id)).toEqual([12]);
  });

  test('is not prolonged by use, while that of a seller is', async () => {
    const seller = await signUpOwner(shop);
    // Pretends that both signed in two days ago, when an operator's session is long over.
    const age = async (id: number) =>
      shop.pool.query(
        `update session set updated_at = now() - interval '2 days', expires_at = now() + interval '2 hours'
         where account_id = $1`,
        [id],
      );
    for (const { id } of [operator, seller]) await age(id);
    expect(cookieAge(await get('/auth/user', operator))).toBeNaN();
    expect(await hoursLeft(operator.id)).toEqual([2]);
    expect(cookieAge(await get('/auth/user', seller))).toBe(30 * 24 * 3600);
    expect(await hoursLeft(seller.id)).toEqual([30 * 24]);
  });

  test('keeps its end when its cookie takes another name', async () => {
    const headers = {
      ...operator.headers,
      cookie: operator.headers['cookie']?.replace('session=', '__Host-session=') ?? '',
    };
    await shop.pool.query(
      `update session set expires_at = now() + interval '2 hours' where account_id = $1`,
      [operator.id],
    );
    const age = cookieAge(await get('/auth/user', { headers }));
    expect(age).toBeGreaterThan(7_100);
    expect(age).toBeLessThanOrEqual(7_200);
  });

  test('is over after that', async () => {
    await shop.pool.query(`update session set expires_at = now() where account_id = $1`, [
      operator.id,
    ]);
    expect(await userOf(operator)).toBeNull();
  });
});
