import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenInvitation } from '@orendi/contract/schemas/members';
import type { Health } from '@orendi/contract/schemas/operator-health';
import type { KnownBusinesses } from '@orendi/contract/schemas/operator-shop';
import type { User } from '@orendi/contract/schemas/user';
import { answerOf } from '../../testing/answers.ts';
import { createBusiness } from '../../testing/factories.ts';
import {
  idOf,
  latestMail,
  openConsole,
  submitForm,
  type TestConsole,
} from '../../testing/open-console.ts';
import { activate, post, type Seller, signUp, signUpOwner } from '../../testing/seller.ts';

let console: TestConsole;
let business: number;

beforeAll(async () => {
  console = await openConsole();
});
afterAll(() => console.shop.close());
beforeEach(async () => {
  business = await createBusiness(console.shop, {
    business_name: 'Arka',
    email: 'arka@example.com',
  });
});

const newcomer = async () => {
  const person = await signUp(console.shop);
  await activate(console.shop, person);
  return person;
};
const invite = (form: object = {}) => console.send('POST', `/businesses/${business}/invite`, form);
async function tokenOf(response: Response): Promise<string> {
  const { data } = await answerOf<OpenInvitation>(response);
  return data.link.split('/').at(-1) ?? '';
}
const accept = ({ headers }: Seller, token: string) =>
  post(console.shop, '/auth/invitations/accept', { token }, headers);
const stateOf = async (response: Response) =>
  (await answerOf<{ state: string }>(response)).data.state;
const roleOf = async ({ headers }: Seller) =>
  (await answerOf<User>(await console.shop.request('/v1/auth/user', { headers }))).data.role;
const find = async (state = 'all') =>
  (await console.read<KnownBusinesses>(`/businesses?state=${state}&q=${business}`)).results;
const kindsTo = async (recipient: string) => {
  const { rows } = await console.shop.pool.query<{ kind: string }>(
    `select payload ->> 'kind' as kind from mail where recipient = $1 order by id`,
    [recipient],
  );
  return rows.map(({ kind }) => kind);
};

/** Somebody who has accepted the link of a business with a request. */
async function openClaim() {
  const request = await idOf(await submitForm(console.shop, { type: 'business', id: business }));
  const besa = await newcomer();
  const token = await tokenOf(await invite());
  expect(await stateOf(await accept(besa, token))).toBe('waiting');
  const [{ invitation } = {}] = await find('claimed');
  return { besa, token, request, id: invitation?.id ?? 0 };
}

test('a link makes whoever accepts it the owner of a business without requests', async () => {
  const besa = await newcomer();
  const token = await tokenOf(await invite());
  expect(await find()).toMatchObject([{ invitation: { email: null, claimant: null } }]);
  expect(await stateOf(await accept(besa, token))).toBe('accepted');
  expect(await roleOf(besa)).toBe('owner');
  expect(await find()).toMatchObject([{ email: besa.email, invitation: null }]);
  expect(await kindsTo('arka@example.com')).toEqual(['business-given']);
  // It greets nobody by the name of the new owner, and is in the language of the shop.
  const { rows } = await console.shop.pool.query(
    `select template, payload from mail where recipient = 'arka@example.com'`,
  );
  expect(rows[0]).toMatchObject({ template: 'seller', payload: { businessId: business } });
  expect((await latestMail(console.shop, besa.id)).kind).toBe('business-given');
  expect(await console.log()).toEqual([`business invite business ${business}: by a link`]);
});

test('an address that is invited needs no yes, whatever requests there are', async () => {
  await submitForm(console.shop, { type: 'business', id: business });
  const besa = await newcomer();
  const token = await tokenOf(await invite({ email: besa.email }));
  expect(await stateOf(await accept(besa, token))).toBe('accepted');
  expect(await roleOf(besa)).toBe('owner');
});

test('who came by a link to a business with requests sees nothing before the yes', async () => {
  const { besa, request, id } = await openClaim();
  expect(await roleOf(besa)).toBeNull();
  expect(await find('claimed')).toMatchObject([
    { invitation: { id, claimant: { name: 'Ana Hoxha', email: besa.email } } },
  ]);
  expect((await console.read<Health>('/health')).newOwners).toBe(1);
  const { rows } = await console.shop.pool.query(
    `select payload ->> 'title' as title from mail where template = 'operator-news' and recipient = $1`,
    [console.operator.email],
  );
  expect(rows).toEqual([{ title: '“Arka”: somebody waits for your yes' }]);
  expect((await invite()).status).toBe(409);

  expect((await console.send('POST', `/invitations/${id}/confirm`)).status).toBe(200);
  expect(await roleOf(besa)).toBe('owner');
  const path = '/v1/private/business-request/get';
  const orders = await console.shop.request(path, { headers: besa.headers });
  expect(await answerOf(orders)).toMatchObject({ data: { results: [{ id: request }] } });
  expect((await console.send('POST', `/invitations/${id}/confirm`)).status).toBe(404);
  expect((await console.log())[0]).toBe(`invitation confirm business ${business}: `);
});

test('the no leaves everything as it was, and is told', async () => {
  const { besa, token, id } = await openClaim();
  expect((await console.send('DELETE', `/invitations/${id}`)).status).toBe(200);
  expect(await roleOf(besa)).toBeNull();
  expect((await latestMail(console.shop, besa.id)).kind).toBe('claim-refused');
  expect((await accept(besa, token)).status).toBe(400);
  expect((await console.send('DELETE', `/invitations/${id}`)).status).toBe(404);
});

test('a yes comes too late for who has made another shop meanwhile', async () => {
  const { besa, id } = await openClaim();
  const other = await createBusiness(console.shop);
  await console.shop.db
    .updateTable('account')
    .set({ business_id: other })
    .where('id', '=', besa.id)
    .execute();
  const refused = await console.send('POST', `/invitations/${id}/confirm`);
  expect(refused.status).toBe(409);
  expect((await answerOf(refused)).message).toBe('This account has another shop by now.');
});

test('a new invitation ends the former one, and one of a business with an owner is refused', async () => {
  const former = await tokenOf(await invite());
  const token = await tokenOf(await invite());
  const besa = await newcomer();
  expect((await accept(besa, former)).status).toBe(400);
  const busy = await accept(await signUpOwner(console.shop), token);
  expect(busy.status).toBe(409);
  expect((await answerOf(busy)).message).toContain('merge');
  await accept(besa, token);
  const refused = await invite();
  expect([refused.status, (await answerOf(refused)).message]).toEqual([
    409,
    'This shop already has an owner.',
  ]);
  expect((await console.send('POST', '/businesses/999999/invite', {})).status).toBe(404);
  expect((await invite({ email: 'x' })).status).toBe(422);
});
