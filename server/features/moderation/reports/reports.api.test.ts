import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveToken } from '../../../platform/captcha/testing/solve-token.ts';
import { brokenFields } from '../../../testing/answers.ts';
import { createBusiness, createPackage, createProduct } from '../../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { visitorHeaders } from '../../../testing/seller.ts';
import { dismissReports, listReports, reportMails, setHidden } from '../index.ts';
import { keepReports } from './settle-reports.ts';

let shop: TestShop;
let now = new Date();
let business: number;
let product: number;

beforeAll(async () => {
  shop = await openTestShop({
    settings: { operatorEmail: 'op@example.com' },
    services: { clock: () => now },
  });
  business = await createBusiness(shop, { business_name: 'Salloni' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date();
  await shop.pool.query('delete from listing_report; delete from mail');
  product = await createProduct(shop, { business_id: business, product_name: 'Divan Zana' });
});

/** Reports the product as the dialog does. */
async function report(fields: Record<string, unknown> = {}, headers = visitorHeaders) {
  const token = await solveToken(shop.services.captcha);
  const form = { id: product, type: 'product', reason: 'wrong_price', message: '', token };
  return shop.request('/v1/public/reports', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...form, ...fields }),
  });
}
const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.pool.query(text, values)).rows;
const stored = () => rowsOf('select reason, message, settlement from listing_report order by id');
const mails = () => rowsOf('select recipient, payload, due_at from mail order by id');
const render = (payload: unknown) =>
  reportMails(shop.services.settings)['listing-report']?.(payload, shop.db);
const open = async () => (await listReports(shop.db, { state: 'open' })).results;

describe('a visitor', () => {
  test('reports a product and a package, and nothing of the visitor is kept', async () => {
    const pack = await createPackage(shop, { business_id: business, products: [product] });
    expect((await report({ message: '  Nuk e kanë  ' })).status).toBe(201);
    expect((await report({ id: pack, type: 'package', reason: 'other' })).status).toBe(201);
    expect(await stored()).toEqual([
      { reason: 'wrong_price', message: 'Nuk e kanë', settlement: null },
      { reason: 'other', message: '', settlement: null },
    ]);
    const columns = await rowsOf(
      "select column_name from information_schema.columns where table_name = 'listing_report' order by 1",
    );
    expect(columns.map(({ column_name }) => column_name)).toEqual([
      'created_at',
      'id',
      'listing_id',
      'message',
      'package_id',
      'product_id',
      'reason',
      'settled_at',
      'settlement',
    ]);
  });

  test.each([
    ['no reason', { reason: '' }, ['reason']],
    ['an unknown reason', { reason: 'ugly' }, ['reason']],
    ['a long text', { message: 'm'.repeat(501) }, ['message']],
    ['no token', { token: undefined }, ['recaptcha']],
    ['an unknown type', { type: 'business' }, ['type']],
    [
      'everything wrong',
      { id: 'x', reason: 1, message: {}, token: '' },
      ['id', 'reason', 'message', 'recaptcha'],
    ],
  ])('is told what is wrong with a form that has %s', async (_, fields, paths) => {
    const response = await report(fields);
    expect(response.status).toBe(422);
    expect(await brokenFields(response)).toEqual(paths);
    expect(await stored()).toEqual([]);
  });

  test('cannot report what visitors do not see', async () => {
    const gone = await createProduct(shop, { business_id: business });
    await setHidden(shop.services, 'op', [gone], 'x');
    for (const fields of [{ id: 999_999 }, { type: 'package' }, { id: gone }]) {
      expect((await report(fields)).status).toBe(404);
    }
    expect(await stored()).toEqual([]);
  });

  test('needs a captcha that is right and new, and the XSRF token', async () => {
    const token = await solveToken(shop.services.captcha);
    expect((await report({ token: 'x' })).status).toBe(422);
    const twice = await Promise.all([report({ token }), report({ token })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await report({}, { 'content-type': 'application/json' })).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });

  test('who is a program gets the same answer, and nothing is stored', async () => {
    expect((await report({ signals: { website: 'https://spam.example' } })).status).toBe(201);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

test('a hundred broken reports keep nobody behind their address from reporting', async () => {
  const narrow = await openTestShop({ settings: { rateLimitScale: 1 } });
  const id = await createProduct(narrow, { business_id: await createBusiness(narrow) });
  const send = (form: Record<string, unknown>) =>
    narrow.request('/v1/public/reports', {
      method: 'POST',
      headers: visitorHeaders,
      body: JSON.stringify(form),
    });
  const answers = await Promise.all(Array.from({ length: 100 }, () => send({})));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  const token = await solveToken(narrow.services.captcha);
  const genuine = { id, type: 'product', reason: 'other', message: '', token };
  expect((await send(genuine)).status).toBe(201);
  await narrow.close();
});

test('reports of one listing stand together, with the reasons and what was written', async () => {
  const other = await createProduct(shop, { business_id: business, product_name: 'Tavolinë' });
  await report({ id: other, reason: 'duplicate' });
  await report({ message: 'e para' });
  await report({ reason: 'misleading' });
  await report({ message: 'e dyta' });
  expect(await open()).toMatchObject([
    {
      id: product,
      type: 'product',
      name: 'Divan Zana',
      business_name: 'Salloni',
      reports: 3,
      reasons: { wrong_price: 2, misleading: 1 },
      messages: [{ message: 'e dyta' }, { message: 'e para' }],
      settlement: null,
    },
    { id: other, reports: 1, reasons: { duplicate: 1 }, messages: [] },
  ]);
  const [first] = await open();
  expect(first && first.first_at < first.last_at).toBe(true);
});

test('pages hold twenty listings, and of one listing two hundred open reports are kept', async () => {
  await shop.pool.query(
    `insert into listing_report (product_id, reason)
     select $1, 'other' from generate_series(1, 200)`,
    [product],
  );
  expect((await report({ reason: 'prohibited' })).status).toBe(201);
  expect((await open())[0]).toMatchObject({ reports: 200, reasons: { other: 200 } });
  for (let count = 0; count < 20; count += 1) {
    const id = await createProduct(shop, { business_id: business });
    await shop.pool.query("insert into listing_report (product_id, reason) values ($1, 'other')", [
      id,
    ]);
  }
  const first = await listReports(shop.db, { state: 'open' });
  expect(first).toMatchObject({ page: 1, hasNextPage: true, total: 21 });
  const second = await listReports(shop.db, { state: 'open', page: 2 });
  expect(second).toMatchObject({ page: 2, hasNextPage: false, total: 21 });
  const ids = [...first.results, ...second.results].map(({ id }) => id);
  expect(new Set(ids).size).toBe(21);
});

test('dismissing settles what is open, is written down, and later reports are open again', async () => {
  await report();
  await report();
  expect(await dismissReports(shop.services, 'op@example.com', product)).toBe(2);
  expect(await dismissReports(shop.services, 'op@example.com', product)).toBe(0);
  expect(await open()).toEqual([]);
  const { results } = await listReports(shop.db, { state: 'settled' });
  expect(results).toMatchObject([{ id: product, reports: 2, settlement: 'dismissed' }]);
  expect(
    await rowsOf(
      'select actor, action, details from audit_entry where subject = $1',
      `listing ${product}`,
    ),
  ).toEqual([{ actor: 'op@example.com', action: 'report dismiss', details: '2 reports' }]);
  await report();
  expect(await open()).toMatchObject([{ id: product, reports: 1 }]);
});

test('hiding settles reports, and deleting the listing takes them along', async () => {
  await report();
  await setHidden(shop.services, 'op', [product], 'x');
  expect(await stored()).toMatchObject([{ settlement: 'hidden' }]);
  await shop.pool.query('delete from product where id = $1', [product]);
  expect(await stored()).toEqual([]);
});

describe('the mail to the operator', () => {
  test('comes once a day for a listing, ten minutes after the first report, and says what is open then', async () => {
    await Promise.all([report({ message: 'Kopje' }), report({ reason: 'duplicate' })]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail.recipient).toBe('op@example.com');
    expect(mail.due_at).toEqual(new Date(now.getTime() + 10 * 60_000));
    const written = await render(mail.payload);
    expect(written?.subject).toBe('Vizitorët raportuan “Divan Zana”');
    expect(written?.text).toContain('Për “Divan Zana” nga Salloni ka 2 raportime.');
    expect(written?.text).toContain('1 × Çmimi nuk është i saktë\n1 × Është dy herë në faqe');
    expect(written?.text).toContain('“Kopje”');
    expect(written?.text).toContain(`/product/${product}-divan-zana\n`);
    expect(written?.text).toContain('/operator/reports\n');
    expect(written?.html).toContain('Është dy herë në faqe');
  });

  test('is not sent when nothing is open any more, and another comes after a day', async () => {
    await report();
    await dismissReports(shop.services, 'op', product);
    const [mail] = await mails();
    expect(await render(mail.payload)).toBeNull();
    await report();
    expect(await mails()).toHaveLength(1);
    await shop.pool.query(
      "update listing_report set created_at = created_at - interval '25 hours'",
    );
    await report();
    expect(await mails()).toHaveLength(2);
  });

  test('is not written where there is nobody to write to', async () => {
    const silent = await openTestShop();
    const business_id = await createBusiness(silent);
    const id = await createProduct(silent, { business_id });
    const token = await solveToken(silent.services.captcha);
    const body = JSON.stringify({ id, type: 'product', reason: 'other', token });
    const sent = await silent.request('/v1/public/reports', {
      method: 'POST',
      headers: visitorHeaders,
      body,
    });
    expect(sent.status).toBe(201);
    expect((await silent.pool.query('select from mail')).rowCount).toBe(0);
    await silent.close();
  });
});

test('a report goes 90 days after it was settled, and an open one stays', async () => {
  const [old, young] = [product, await createProduct(shop, { business_id: business })];
  await shop.pool.query(
    `insert into listing_report (product_id, reason, created_at, settled_at, settlement) values
      ($1, 'other', now() - interval '200 days', now() - interval '90 days 1 minute', 'dismissed'),
      ($2, 'other', now() - interval '200 days', now() - interval '89 days', 'hidden'),
      ($2, 'duplicate', now() - interval '200 days', null, null)`,
    [old, young],
  );
  await keepReports(shop.services);
  const left = await rowsOf('select listing_id, reason from listing_report order by id');
  expect(left).toEqual([
    { listing_id: young, reason: 'other' },
    { listing_id: young, reason: 'duplicate' },
  ]);
});
