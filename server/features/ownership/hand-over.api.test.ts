import type { OpenInvitation } from '@orendi/contract/schemas/members';
import type { ShopQuestion } from '@orendi/contract/schemas/shop-questions';
import type { User } from '@orendi/contract/schemas/user';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openConsole, submitForm, type TestConsole } from '../../testing/open-console.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { activate, type Seller, signIn, signUp, signUpOwner } from '../../testing/seller.ts';
import { accountMails } from '../accounts/index.ts';
import { mergeBusinesses, planMerge } from './merge-businesses.ts';
import { askToMerge } from './shop-questions.ts';

let own: TestConsole;
beforeAll(async () => {
  own = await openConsole();
});
afterAll(() => own.shop.close());

const newcomer = async () => {
  const seller = await signUp(own.shop);
  await activate(own.shop, seller);
  return seller;
};
const userOf = async (seller: Pick<Seller, 'headers'>) =>
  (await answerOf<User | null>(await callsOf(own.shop, seller).get('/auth/user'))).data;
const questionsOf = async (seller: Pick<Seller, 'headers'>) =>
  (await answerOf<ShopQuestion[]>(await callsOf(own.shop, seller).get('/auth/shop-questions')))
    .data;
const say = (seller: Seller, id: number, kind: ShopQuestion['kind'], isYes: boolean) =>
  callsOf(own.shop, seller).send('POST', `/auth/shop-questions/${id}`, { kind, isYes });
const withCode = (fields: object) => {
  own.later();
  return { ...fields, code: own.operator.code() };
};

/** Who was written to about a business, and what, in the order of the addresses. */
async function mailsOf(kind: string, ...addresses: string[]) {
  const { rows } = await own.shop.pool.query<{
    recipient: string;
    template: string;
    payload: Record<string, unknown>;
  }>(
    `select recipient, template, payload from mail where payload ->> 'kind' = $1 and recipient = any($2) order by 1`,
    [kind, addresses],
  );
  const templates = accountMails(own.shop.services);
  return Promise.all(
    rows.map(async ({ recipient, template, payload }) => {
      const mail = await templates[template]?.(payload, own.shop.services.db);
      return { recipient, template, text: `${mail?.subject}\n${mail?.text}` };
    }),
  );
}

describe('a claim', () => {
  test('is offered to the verified address of a shop without an owner, and taken by one yes', async () => {
    const seller = await signUp(own.shop);
    const id = await createBusiness(own.shop, {
      business_name: 'Druri i Matit',
      email: seller.email.toUpperCase(),
    });
    await createProduct(own.shop, { business_id: id });
    expect((await callsOf(own.shop, seller).get('/auth/shop-questions')).status).toBe(403);
    expect((await say(seller, id, 'claim', true)).status).toBe(403);
    await activate(own.shop, seller);
    expect(await questionsOf(seller)).toEqual([
      {
        id,
        kind: 'claim',
        business_name: 'Druri i Matit',
        address: 'Rruga e Kavajës 10, Tiranë',
        logo: expect.stringMatching(/^http/),
        products: 1,
        requests: 0,
        becomes: 'owner',
      },
    ]);
    expect(await userOf(seller)).toMatchObject({ business_id: null });
    expect((await say(seller, id, 'claim', true)).status).toBe(200);
    expect(await userOf(seller)).toMatchObject({ business_id: id, role: 'owner' });
    expect(await questionsOf(seller)).toEqual([]);
    const { rows } = await own.shop.pool.query(
      `select actor, action, details from audit_entry where subject = $1`,
      [`business ${id}`],
    );
    const actor = `account ${seller.id}`;
    expect(rows).toEqual([{ actor, action: 'business claim', details: `to ${actor}` }]);
    // The shop's address is the account's: one mail is enough.
    const mails = await mailsOf('business-given', seller.email, seller.email.toUpperCase());
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(seller.email);
    const { rows: told } = await own.shop.pool.query(
      `select recipient from mail where payload ->> 'title' = '“Druri i Matit” has found its owner'`,
    );
    expect(told).toEqual([{ recipient: own.operator.email }]);
  });

  test('that is declined is not offered again, nor to others', async () => {
    const seller = await newcomer();
    const id = await createBusiness(own.shop, { email: seller.email });
    const stranger = await newcomer();
    expect(await questionsOf(stranger)).toEqual([]);
    expect((await say(stranger, id, 'claim', true)).status).toBe(404);
    expect((await say(seller, id, 'claim', false)).status).toBe(200);
    expect(await questionsOf(seller)).toEqual([]);
    expect((await say(seller, id, 'claim', true)).status).toBe(404);
    expect((await say(seller, id, 'merge', true)).status).toBe(404);
    expect(await userOf(seller)).toMatchObject({ business_id: null });
  });

  test('is not offered of a shop that has an owner or is of the demo, and to nobody who has one', async () => {
    const seller = await newcomer();
    const [owned, demo, free] = [
      await createBusiness(own.shop, { email: seller.email }),
      await createBusiness(own.shop, { email: seller.email }),
      await createBusiness(own.shop, { email: seller.email }),
    ];
    const owner = await newcomer();
    await own.shop.pool.query('update account set business_id = $1 where id = $2', [
      owned,
      owner.id,
    ]);
    await own.shop.pool.query('insert into demo_business values ($1)', [demo]);
    expect((await questionsOf(seller)).map(({ id }) => id)).toEqual([free]);
    await own.shop.pool.query('update account set staff_of = $1 where id = $2', [owned, seller.id]);
    expect(await questionsOf(seller)).toEqual([]);
    expect((await say(seller, free, 'claim', true)).status).toBe(404);
  });

  test('is taken by one of two who press at once', async () => {
    const seller = await newcomer();
    const id = await createBusiness(own.shop, { email: seller.email });
    const answers = await Promise.all([1, 2].map(() => say(seller, id, 'claim', true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('a hand-over', () => {
  test('makes a verified account the owner, and writes to both', async () => {
    const seller = await newcomer();
    const id = await createBusiness(own.shop, { business_name: 'Ahu', email: 'ahu@shop.example' });
    const path = `/businesses/${id}/hand-over`;
    expect(
      await brokenFields(await own.send('POST', path, { email: seller.email, code: '000000' })),
    ).toEqual(['code']);
    const form = { email: seller.email.toUpperCase() };
    expect((await own.send('POST', path, withCode(form))).status).toBe(200);
    expect(await userOf(seller)).toMatchObject({ business_id: id, role: 'owner' });
    expect((await own.log())[0]).toBe(`business hand-over business ${id}: to account ${seller.id}`);
    const mails = await mailsOf('business-given', seller.email, 'ahu@shop.example');
    expect(mails.map(({ template }) => template).sort()).toEqual(['account', 'seller']);
    for (const { text } of mails) expect(text).toMatch(/Ahu.*\n[^]*ana\d+@example\.com/);
  });

  test('makes an owner of its own staff', async () => {
    const seller = await newcomer();
    const id = await createBusiness(own.shop);
    await own.shop.pool.query('update account set staff_of = $1 where id = $2', [id, seller.id]);
    const path = `/businesses/${id}/hand-over`;
    expect((await own.send('POST', path, withCode({ email: seller.email }))).status).toBe(200);
    expect(await userOf(seller)).toMatchObject({ business_id: id, role: 'owner' });
  });

  test('is refused with the reason, and spends no code on nothing', async () => {
    await own.takeOver();
    const owner = await signUpOwner(own.shop);
    const id = await createBusiness(own.shop);
    const refusal = async (email: string, business = id) =>
      (
        await answerOf(
          await own.send('POST', `/businesses/${business}/hand-over`, withCode({ email })),
        )
      ).errors;
    const msg = (text: string) => [{ path: 'email', msg: expect.stringContaining(text) }];
    expect(await refusal('nobody@example.com')).toEqual(msg('no account'));
    expect(await refusal((await signUp(own.shop)).email)).toEqual(msg('not verified'));
    expect(await refusal(own.operator.email)).toEqual(msg('operator'));
    expect(await refusal(owner.email)).toEqual(msg('has a shop already'));
    expect(await refusal((await newcomer()).email, owner.businessId)).toEqual(msg('has an owner'));
    const unknown = await own.send('POST', '/businesses/999999/hand-over', {
      email: owner.email,
      code: '1',
    });
    expect(unknown.status).toBe(404);
  });
});

describe('a take-back', () => {
  test('ends the membership and sessions of all, and offers the shop to nobody', async () => {
    await own.takeOver();
    const owner = await signUpOwner(own.shop, {
      business_name: 'Gorica',
      email: 'gorica@shop.example',
    });
    const staff = await newcomer();
    const { businessId: id } = owner;
    await own.shop.pool.query('update account set staff_of = $1 where id = $2', [id, staff.id]);
    await own.shop.pool.query('update business set email = $2 where id = $1', [id, owner.email]);
    const form = { reason: 'E kërkoi mjeshtri.' };
    expect((await own.send('POST', `/businesses/${id}/take-back`, withCode(form))).status).toBe(
      200,
    );
    expect(await userOf(owner)).toBeNull();
    expect(await userOf(staff)).toBeNull();
    const again = { headers: await signIn(own.shop, owner) };
    expect(await userOf(again)).toMatchObject({ business_id: null, role: null });
    expect(await questionsOf(again)).toEqual([]);
    expect((await own.log())[0]).toBe(
      `business take-back business ${id}: from account ${owner.id}: E kërkoi mjeshtri.`,
    );
    const mails = await mailsOf('business-taken', owner.email, staff.email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('E kërkoi mjeshtri.');
    expect((await own.shop.request(`/v1/public/businesses/${id}`)).status).toBe(200);
    // One that has no owner stays as it is.
    expect((await own.send('POST', `/businesses/${id}/take-back`, withCode(form))).status).toBe(
      200,
    );
    expect(await mailsOf('business-taken', owner.email)).toHaveLength(1);
  });

  test('lets no request reach the address of who had it, not even one that came before', async () => {
    await own.takeOver();
    const owner = await signUpOwner(own.shop);
    const { businessId: id } = owner;
    const recipients = async () => {
      const { rows } = await own.shop.pool.query<{ recipient: string }>(
        `select recipient from mail where template in ('request', 'held-digest') and sent_at is null
           and coalesce(payload ->> 'businessId', (select business_id::text from request r where r.id = request_id)) = $1`,
        [String(id)],
      );
      return rows.map(({ recipient }) => recipient);
    };
    await own.shop.pool.query('update business set email = upper($2) where id = $1', [
      id,
      owner.email,
    ]);
    await submitForm(own.shop, { type: 'business', id, contactEmail: owner.email });
    await submitForm(own.shop, { type: 'business', id, signals: { website: 'x' } });
    expect(await recipients()).toHaveLength(2);
    const form = { reason: 'E gabuar.' };
    expect((await own.send('POST', `/businesses/${id}/take-back`, withCode(form))).status).toBe(
      200,
    );
    await submitForm(own.shop, { type: 'business', id });
    const { rows } = await own.shop.pool.query('select email from business where id = $1', [id]);
    expect(new Set(await recipients())).toEqual(new Set([rows[0].email]));
    // The mail about a request that they made themselves, like any buyer.
    const bought = await own.shop.pool.query(
      `select recipient from mail where template = 'own-request' and recipient = $1`,
      [owner.email],
    );
    expect(bought.rows).toHaveLength(1);
    expect(await recipients()).toHaveLength(3);
    expect(rows[0].email.toLowerCase()).not.toBe(owner.email);
  });

  test('ends the invitations that were open before it', async () => {
    const owner = await signUpOwner(own.shop);
    const { businessId: id } = owner;
    const inviteStaff = await callsOf(own.shop, owner).send('POST', '/private/invitations', {
      email: null,
    });
    const asStaff = await answerOf<OpenInvitation>(inviteStaff);
    await own.shop.pool.query('update account set business_id = null where id = $1', [owner.id]);
    const asOwner = await answerOf<OpenInvitation>(
      await own.send('POST', `/businesses/${id}/invite`, { email: null }),
    );
    const form = { email: owner.email };
    await own.send('POST', `/businesses/${id}/hand-over`, withCode(form));
    await own.send('POST', `/businesses/${id}/take-back`, withCode({ reason: 'E gabuar.' }));
    const again = { headers: await signIn(own.shop, owner) };
    for (const { data } of [asStaff, asOwner]) {
      const token = data.link.split('/').at(-1);
      const answer = await callsOf(own.shop, again).send('POST', '/auth/invitations/accept', {
        token,
      });
      expect(answer.status).toBe(400);
    }
    expect(await userOf(again)).toMatchObject({ business_id: null });
  });
});

describe('the question whether two shops are the same', () => {
  async function ask() {
    const [one, other] = [
      await signUpOwner(own.shop, { business_name: 'Lisi' }),
      await signUpOwner(own.shop, { business_name: 'Lisi 2' }),
    ];
    const plan = await planMerge(own.shop.db, one.businessId, other.businessId);
    if (!plan) throw new Error('there is no plan');
    expect(await askToMerge(own.shop.services, 'a test', plan)).toBe(true);
    return { one, other };
  }

  test('goes to both owners by mail and on their accounts, and two yeses are enough', async () => {
    const { one, other } = await ask();
    const mails = await mailsOf('merge-asked', one.email, other.email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/“Lisi”.*“Lisi 2”[^]*\/account/);
    expect(await questionsOf(one)).toMatchObject([
      { id: other.businessId, kind: 'merge', business_name: 'Lisi 2', becomes: 'staff' },
    ]);
    expect(await questionsOf(other)).toMatchObject([
      { id: one.businessId, kind: 'merge', business_name: 'Lisi', becomes: 'owner' },
    ]);
    expect((await say(one, other.businessId, 'merge', true)).status).toBe(200);
    expect(await questionsOf(one)).toEqual([]);
    const merge = () =>
      mergeBusinesses(own.shop.services, 'a test', one.businessId, other.businessId);
    expect(await merge()).toBe('unasked');
    expect((await say(other, one.businessId, 'merge', true)).status).toBe(200);
    expect(await merge()).toBeNull();
  });

  test('is over for both after one no', async () => {
    const { one, other } = await ask();
    expect((await say(other, one.businessId, 'merge', false)).status).toBe(200);
    expect(await questionsOf(one)).toEqual([]);
    expect((await say(one, other.businessId, 'merge', true)).status).toBe(404);
  });

  test('is for their owners alone', async () => {
    const { one, other } = await ask();
    const stranger = await signUpOwner(own.shop);
    expect((await say(stranger, one.businessId, 'merge', true)).status).toBe(404);
    const staff = await newcomer();
    await own.shop.pool.query('update account set staff_of = $1 where id = $2', [
      one.businessId,
      staff.id,
    ]);
    expect(await questionsOf(staff)).toEqual([]);
    expect((await say(staff, other.businessId, 'merge', true)).status).toBe(404);
  });
});
