import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daytimeAt } from '../../platform/mail/index.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { latestMail, openConsole, type TestConsole } from '../../testing/open-console.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { accountMails } from '../accounts/index.ts';
import { editMails } from './tell-edits.ts';

let desk: TestConsole;
let owner: Seller & { businessId: number };
let product: number;

beforeAll(async () => {
  desk = await openConsole();
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  owner = await signUpOwner(desk.shop, { business_name: 'Mobileria Vjosa' });
  product = await createProduct(desk.shop, { business_id: owner.businessId });
});

/** Noon in Tirana, so many days from now. */
function noon(days: number) {
  const at = new Date(Date.now() + days * 86_400_000);
  at.setUTCHours(11, 0, 0, 0);
  const daytime = daytimeAt(at);
  if (!daytime) throw new Error('it is night');
  return daytime;
}

const hide = (state: 'hidden' | 'published', by: Pick<Seller, 'headers'>, business: string) =>
  callsOf(desk.shop, by).send('PUT', `/private/merged-products/state${business}`, {
    ids: [String(product)],
    state,
  });
const asOperator = async (state: 'hidden' | 'published') => {
  const answer = await hide(state, desk.operator, `?business=${owner.businessId}`);
  expect(answer.status).toBe(200);
};
const isDue = async (days: number) =>
  (await editMails(desk.shop.services).listDue(noon(days), 100)).includes(owner.id);
const tell = (days: number) =>
  desk.shop.db
    .transaction()
    .execute((trx) => editMails(desk.shop.services).queue(trx, noon(days), owner.id));

test('an owner is told on the next morning what an operator has edited, once', async () => {
  await asOperator('hidden');
  await asOperator('published');
  expect(await isDue(2)).toBe(true);
  expect(await tell(2)).toBe(true);
  const mail = await latestMail(desk.shop, owner.id);
  expect(mail).toMatchObject({ recipient: owner.email, kind: 'shop-edited' });
  const stored = await desk.shop.db
    .selectFrom('mail')
    .select('payload')
    .where('account_id', '=', owner.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const written = await accountMails(desk.shop.services).account?.(stored.payload, desk.shop.db);
  expect(written?.text).toContain('has edited your shop “Mobileria Vjosa”: products.');
  expect(written?.text).toContain('/dashboard');
  expect(await isDue(3)).toBe(false);
  expect(await tell(3)).toBe(false);
});

test('what an operator edits after the morning waits for the next one', async () => {
  await asOperator('hidden');
  expect(await isDue(-1)).toBe(false);
  expect(await tell(-1)).toBe(false);
  expect(await isDue(2)).toBe(true);
});

test('nobody is told what its owner does, nor of a business without one', async () => {
  expect((await hide('hidden', owner, '')).status).toBe(200);
  expect(await isDue(2)).toBe(false);
  const business = await createBusiness(desk.shop);
  product = await createProduct(desk.shop, { business_id: business });
  expect((await hide('hidden', desk.operator, `?business=${business}`)).status).toBe(200);
  const { edits_untold_since: since } = await desk.shop.db
    .selectFrom('business')
    .select('edits_untold_since')
    .where('id', '=', business)
    .executeTakeFirstOrThrow();
  expect(since).toBeNull();
});
