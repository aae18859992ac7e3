import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenInvitation, People } from '@orendi/contract/schemas/members';
import type { User } from '@orendi/contract/schemas/user';
import { answerOf, brokenFields } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { callsOf } from '../../../testing/own-catalogue.ts';
import {
  activate,
  type Seller,
  signIn,
  signUp,
  signUpOwner,
  signUpStaff,
  visitorHeaders,
} from '../../../testing/seller.ts';
import { accountMails } from '../mails/account-mail.ts';
import { latestMail } from '../testing/mailed-link.ts';
import { cleanUpAccounts } from '../start-account-work.ts';

let shop: TestShop;
let owner: Seller & { businessId: number };

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await signUpOwner(shop, { business_name: 'Arka' });
});

const newcomer = async () => {
  const person = await signUp(shop);
  await activate(shop, person);
  return person;
};
async function invite(email: string | null = null): Promise<OpenInvitation & { token: string }> {
  const response = await callsOf(shop, owner).send('POST', '/private/invitations', { email });
  expect(response.status).toBe(201);
  const { data } = await answerOf<OpenInvitation>(response);
  return { ...data, token: data.link.split('/').at(-1) ?? '' };
}
const look = (token: string, headers = visitorHeaders) =>
  shop.request(`/v1/auth/invitations/${token}`, { headers });
const accept = (person: Pick<Seller, 'headers'>, token: string) =>
  callsOf(shop, person).send('POST', '/auth/invitations/accept', { token });
const listPeople = async () =>
  (await answerOf<People>(await callsOf(shop, owner).get('/private/people'))).data;
const userOf = async ({ headers }: Pick<Seller, 'headers'>) =>
  (await answerOf<User | null>(await shop.request('/v1/auth/user', { headers }))).data;

test('a link makes who accepts it staff, once', async () => {
  const { token, link, qr } = await invite();
  expect(link).toMatch(/\/invitation\/[\w-]{22}$/);
  expect(qr).toContain('<svg');
  const seen = await answerOf(await look(token));
  expect(seen.data).toMatchObject({
    business_name: 'Arka',
    role: 'staff',
    invited_by: 'Ana Hoxha',
    email: null,
    state: 'open',
  });

  const [besa, other] = [await newcomer(), await newcomer()];
  const accepted = await accept(besa, token);
  expect(await answerOf(accepted)).toMatchObject({ data: { state: 'accepted' } });
  expect(await userOf(besa)).toMatchObject({ business_id: owner.businessId, role: 'staff' });
  expect(await listPeople()).toMatchObject({ staff: [{ id: besa.id }], invitations: [] });
  expect((await latestMail(shop, owner.id)).kind).toBe('staff-joined');

  expect((await accept(other, token)).status).toBe(400);
  expect((await look(token)).status).toBe(400);
  // Who has accepted it may press twice.
  expect((await accept(besa, token)).status).toBe(200);
  expect((await answerOf(await look(token, besa.headers))).data).toMatchObject({
    state: 'accepted',
  });
  const { rows } = await shop.pool.query(
    `select actor, action, details from audit_entry where subject = 'business ${owner.businessId}'`,
  );
  const action = 'invitation accept';
  expect(rows).toEqual([{ actor: `account ${besa.id}`, action, details: 'staff' }]);
});

test('one of two who press at the same time is late', async () => {
  const { token } = await invite();
  const pressed = await Promise.all(
    [await newcomer(), await newcomer()].map((person) => accept(person, token)),
  );
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await listPeople()).staff).toHaveLength(1);
});

test('an address is written to, and alone may accept', async () => {
  const besa = await newcomer();
  const { token, id } = await invite(besa.email.toUpperCase());
  const { recipient, payload } = await shop.db
    .selectFrom('mail')
    .select(['recipient', 'payload'])
    .where('template', '=', 'invitation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([recipient, JSON.stringify(payload)]).toEqual([besa.email, `{"invitationId":${id}}`]);
  const mail = await accountMails(shop.services)['invitation']?.(payload, shop.db);
  expect(mail?.text).toContain(`/invitation/${token}`);
  expect(mail?.text).toContain('Ana Hoxha të fton te “Arka”');

  const refused = await accept(await newcomer(), token);
  expect(refused.status).toBe(403);
  expect((await answerOf(refused)).message).toContain(besa.email);
  expect((await accept(besa, token)).status).toBe(200);
});

test('neither the database nor the outbox holds a token', async () => {
  const { token } = await invite('besa@example.com');
  for (const table of ['invitation', 'mail', 'job']) {
    const { rows } = await shop.pool.query(`select t::text as row from ${table} t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});

test('a second invitation of an address ends the first', async () => {
  const first = await invite('besa@example.com');
  const second = await invite('Besa@example.com');
  expect((await look(first.token)).status).toBe(400);
  expect((await listPeople()).invitations).toMatchObject([{ id: second.id }]);
});

test('an invitation ends after fourteen days, and when it is withdrawn', async () => {
  const late = await invite();
  await shop.db
    .updateTable('invitation')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', late.id)
    .execute();
  const withdrawn = await invite();
  const path = `/private/invitations/${withdrawn.id}`;
  const stranger = await signUpOwner(shop);
  expect((await callsOf(shop, stranger).send('DELETE', path)).status).toBe(404);
  expect((await callsOf(shop, owner).send('DELETE', path)).status).toBe(200);
  expect((await callsOf(shop, owner).send('DELETE', path)).status).toBe(404);
  const besa = await newcomer();
  for (const { token } of [late, withdrawn]) {
    expect((await look(token)).status).toBe(400);
    expect((await accept(besa, token)).status).toBe(400);
  }
  expect((await listPeople()).invitations).toEqual([]);
  await shop.pool.query(`update invitation set expires_at = now() - interval '2 days'`);
  await cleanUpAccounts(shop.db);
  expect((await shop.pool.query('select from invitation')).rowCount).toBe(0);
});

test('an invitation that is withdrawn while it is accepted makes nobody staff', async () => {
  const besa = await newcomer();
  const { id, token } = await invite();
  const accepting = await shop.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('invitation').where('id', '=', id).execute();
    const answer = accept(besa, token);
    await expect
      .poll(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await shop.pool.query(waiting)).rowCount;
      })
      .toBe(1);
    return { answer };
  });
  expect((await accepting.answer).status).toBe(400);
  expect(await userOf(besa)).toMatchObject({ business_id: null });
});

test('who is not verified, an operator, or busy with a shop is told so', async () => {
  const { token } = await invite();
  const early = await accept(await signUp(shop), token);
  expect([early.status, (await answerOf(early)).message]).toEqual([
    403,
    'Confirm your e-mail address first.',
  ]);
  const busy = await accept(await signUpOwner(shop), token);
  expect([busy.status, (await answerOf(busy)).message]).toEqual([
    409,
    'This account already belongs to a shop. This invitation needs another account.',
  ]);
  expect((await accept({ headers: visitorHeaders }, token)).status).toBe(401);
});

test('staff reach leads and listings, and not the profile or the people', async () => {
  const besa = await signUpStaff(shop, owner.businessId);
  const id = await createProduct(shop, { business_id: owner.businessId });
  const { send, get } = callsOf(shop, besa);
  expect((await get('/private/business-request/get')).status).toBe(200);
  expect((await get('/private/business-profile/get')).status).toBe(200);
  const deleted = await send('DELETE', '/private/product-creation/delete', { productId: id });
  expect(deleted.status).toBe(200);
  for (const [method, path, body] of [
    ['GET', '/private/people', undefined],
    ['POST', '/private/invitations', {}],
    ['DELETE', `/private/people/${besa.id}`, undefined],
    ['PUT', '/private/business-profile/closed', { from: null, to: null }],
  ] as const) {
    const refused = await send(method, path, body);
    expect([path, refused.status]).toEqual([path, 403]);
    expect((await answerOf(refused)).message).toBe('Only the owner of the shop can do this.');
  }
});

test('who is removed is signed out everywhere, and told', async () => {
  const besa = await signUpStaff(shop, owner.businessId);
  const elsewhere = { headers: await signIn(shop, besa) };
  const form = {
    endpoint: `https://fcm.googleapis.com/${besa.id}`,
    keys: {
      p256dh:
        'BGEw2wsHgLwzerjvnMTkbKrFRxdmwJ5S_k7zi7A1coR_sVjHmGrlvzYpAT1n4NPbioFlQkIrTNL8EH4V3ZZ4vJE',
      auth: 'aaaaaaaaaaaaaaaaaaaaaa',
    },
  };
  await callsOf(shop, besa).send('POST', '/private/push-subscriptions', form);
  const stranger = await signUpOwner(shop);
  const path = `/private/people/${besa.id}`;
  expect((await callsOf(shop, stranger).send('DELETE', path)).status).toBe(404);
  expect((await callsOf(shop, owner).send('DELETE', path)).status).toBe(200);

  expect(await userOf(besa)).toBeNull();
  expect(await userOf(elsewhere)).toBeNull();
  expect((await shop.pool.query('select from push_subscription')).rowCount).toBe(0);
  const again = { headers: await signIn(shop, besa) };
  expect(await userOf(again)).toMatchObject({ business_id: null, role: null });
  expect((await latestMail(shop, besa.id)).kind).toBe('staff-removed');
  expect((await callsOf(shop, owner).send('DELETE', path)).status).toBe(404);
});

test('who is removed cannot come back by the old link', async () => {
  const { token } = await invite();
  const besa = await newcomer();
  await accept(besa, token);
  await callsOf(shop, owner).send('DELETE', `/private/people/${besa.id}`);
  const back = { headers: await signIn(shop, besa) };
  expect((await accept(back, token)).status).toBe(400);
});

test('too many open invitations, and a broken address, are refused', async () => {
  for (let count = 0; count < 20; count += 1) await invite();
  const { send } = callsOf(shop, owner);
  expect((await send('POST', '/private/invitations', {})).status).toBe(409);
  const broken = await send('POST', '/private/invitations', { email: 'besa' });
  expect(broken.status).toBe(422);
  expect(await brokenFields(broken)).toEqual(['email']);
});
