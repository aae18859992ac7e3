import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '@orendi/contract/schemas/user';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import { signIn, signUpOwner, signUpStaff } from '../../../testing/seller.ts';
import { latestMail } from '../testing/mailed-link.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signUpOwner>>;
let besa: Awaited<ReturnType<typeof signUpStaff>>;

beforeAll(async () => {
  shop = await openTestShop({ settings: { operatorEmail: 'operator@example.com' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop, { business_name: 'Arka' });
  besa = await signUpStaff(shop, owner.businessId);
  await shop.pool.query('update business set email = (select email from account where id = $1)', [
    owner.id,
  ]);
});

const remove = (fields: Record<string, unknown>) =>
  callsOf(shop, owner).send('POST', '/auth/delete-account', {
    currentPassword: owner.password,
    ...fields,
  });
const findBusiness = async () =>
  (await shop.pool.query('select email from business where id = $1', [owner.businessId])).rows[0];
const userOf = async (headers: Record<string, string>) =>
  (await answerOf<User | null>(await shop.request('/v1/auth/user', { headers }))).data;

test('the business goes with its owner, and its staff are told and signed out', async () => {
  expect((await remove({})).status).toBe(200);
  expect(await findBusiness()).toBeUndefined();
  expect(await userOf(besa.headers)).toBeNull();
  expect(await userOf(await signIn(shop, besa))).toMatchObject({ business_id: null, role: null });
  expect((await latestMail(shop, besa.id)).subject).toBe('You no longer work at “Arka” on Orendi');
});

test('the business can be left to the operator, who is told', async () => {
  await shop.pool.query('delete from mail');
  expect((await remove({ business: 'leave' })).status).toBe(200);
  expect(await findBusiness()).toEqual({ email: owner.email });
  expect(await userOf(besa.headers)).toBeNull();
  const { rows } = await shop.pool.query(
    `select payload ->> 'title' as title from mail where recipient = 'operator@example.com'`,
  );
  expect(rows).toEqual([{ title: '“Arka” mbeti pa pronar' }]);
});

test('a business that is left has no invitation from before', async () => {
  await shop.pool.query(
    `insert into invitation (business_id, role, seed, token_hash, expires_at)
     values ($1, 'owner', gen_random_uuid(), '\\x00', now() + interval '1 day')`,
    [owner.businessId],
  );
  expect((await remove({ business: 'leave' })).status).toBe(200);
  expect((await shop.pool.query('select from invitation')).rowCount).toBe(0);
});

test('the business can be handed over to one of its staff, whom requests then go to', async () => {
  const drini = await signUpStaff(shop, owner.businessId);
  const form = { business: 'hand_over', successorId: besa.id };
  expect((await remove(form)).status).toBe(200);
  expect(await findBusiness()).toEqual({ email: besa.email });
  const business_id = owner.businessId;
  expect(await userOf(besa.headers)).toMatchObject({ business_id, role: 'owner' });
  expect(await userOf(drini.headers)).toMatchObject({ business_id, role: 'staff' });
  expect((await latestMail(shop, besa.id)).kind).toBe('business-given');
});

test('nobody else can be handed the business, and then nothing is deleted', async () => {
  const stranger = await signUpStaff(shop, (await signUpOwner(shop)).businessId);
  for (const successorId of [stranger.id, owner.id, undefined]) {
    const refused = await remove({ business: 'hand_over', successorId });
    expect(refused.status).toBe(422);
    expect(await brokenFields(refused)).toEqual(['successorId']);
  }
  expect(await userOf(owner.headers)).toMatchObject({ role: 'owner' });
});

test('staff who delete their account leave the business as it is', async () => {
  const { send } = callsOf(shop, besa);
  const form = { currentPassword: besa.password, business: 'delete' };
  expect((await send('POST', '/auth/delete-account', form)).status).toBe(200);
  expect(await findBusiness()).toBeDefined();
});

test('the file of an owner names the invitations that they made, without what opens them', async () => {
  const { send, get } = callsOf(shop, owner);
  await send('POST', '/private/invitations', { email: 'drini@example.com' });
  const { data } = await answerOf<{ invitations: object[] }>(await get('/auth/account-data'));
  expect(data.invitations).toMatchObject([{ email: 'drini@example.com', role: 'staff' }]);
  expect(data.invitations[0]).not.toHaveProperty('token_hash');
});
