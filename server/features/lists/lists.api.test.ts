import type { ListLinks, SharedList } from '@orendi/contract/schemas/list';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../platform/http/rate-limit.ts';
import { solveToken } from '../../platform/captcha/testing/solve-token.ts';
import { answerOf, brokenFields } from '../../testing/answers.ts';
import { createBusiness, createPackage, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { visitorHeaders } from '../../testing/seller.ts';
import { tallies } from '../requests/index.ts';
import { setHidden } from '../moderation/index.ts';
import { countReportedLists, forgetLists, listReportedLists, settleList } from './index.ts';

let shop: TestShop;
let business: number;
let product: number;
let pack: number;
let reading: string;
let adding: string;

beforeAll(async () => {
  shop = await openTestShop();
  business = await createBusiness(shop);
  product = await createProduct(shop, { business_id: business, product_name: 'Divan Zana' });
  pack = await createPackage(shop, { business_id: business, products: [product] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool.query('delete from list');
  const { data } = await answerOf<ListLinks>(await make());
  [reading, adding] = [data.reading, data.adding].map((link) =>
    link.replace('/list/', '/v1/public/lists/'),
  ) as [string, string];
});

const call = (method: string, path: string, body?: object, headers = visitorHeaders, on = shop) =>
  on.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });

async function make(fields: object = {}, on = shop) {
  const token = await solveToken(on.services.captcha);
  const pieces = [{ type: 'product', id: product }];
  return call(
    'POST',
    '/v1/public/lists',
    { name: 'Dhoma e ditës', pieces, token, ...fields },
    visitorHeaders,
    on,
  );
}

const listAt = async (path: string) => (await answerOf<SharedList>(await shop.request(path))).data;
const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.pool.query(text, values)).rows;

test('a list is made without an account and read by its link, which nothing else is told of', async () => {
  const response = await shop.request(reading);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect((await answerOf<SharedList>(response)).data).toMatchObject({
    name: 'Dhoma e ditës',
    note: '',
    can_change: false,
    pieces: [{ type: 'product', id: product, note: '', card: { name: 'Divan Zana' } }],
  });
  expect(await listAt(adding)).toMatchObject({ can_change: true });
});

test('a copy of the database holds no token', async () => {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tokens = [reading, adding].map((path) => path.split('/').at(-1) ?? '');
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
  for (const { name } of tables) {
    for (const { row } of await rowsOf(`select t::text as row from ${name} t`)) {
      for (const token of tokens) expect(row).not.toContain(token);
    }
  }
});

test.each([
  ['no name', { name: ' ' }, ['name']],
  ['a long name', { name: 'n'.repeat(61) }, ['name']],
  ['a long note', { note: 'n'.repeat(141) }, ['note']],
  ['no pieces', { pieces: [] }, ['pieces']],
  [
    'too many pieces',
    { pieces: Array.from({ length: 101 }, (_, id) => ({ type: 'product', id: id + 1 })) },
    ['pieces'],
  ],
  ['an unknown type', { pieces: [{ type: 'business', id: 1 }] }, ['pieces.0.type']],
  [
    'a phone number in the name and a link in the note',
    { name: '069 123 4567', note: 'www.x.al' },
    ['name', 'note'],
  ],
  ['no captcha', { token: '' }, ['recaptcha']],
])('a list with %s is refused', async (_, fields, paths) => {
  const response = await make(fields);
  expect(response.status).toBe(422);
  expect(await brokenFields(response)).toEqual(paths);
});

test('a captcha makes one list, and the XSRF token is needed', async () => {
  const token = await solveToken(shop.services.captcha);
  expect((await make({ token })).status).toBe(201);
  expect((await make({ token })).status).toBe(422);
  const bare = { 'content-type': 'application/json' };
  expect((await call('POST', '/v1/public/lists', {}, bare as typeof visitorHeaders)).status).toBe(
    403,
  );
});

test('the link for adding changes texts, adds, notes and removes', async () => {
  await call('PUT', adding, { name: 'Salloni', note: 'Deri në janar' });
  const added = await call('PUT', `${adding}/pieces/package/${pack}`, { note: 'Kjo!' });
  expect(added.status).toBe(200);
  await call('PUT', `${adding}/pieces/package/${pack}`, {});
  expect(await listAt(reading)).toMatchObject({
    name: 'Salloni',
    note: 'Deri në janar',
    pieces: [{ id: product }, { id: pack, type: 'package', note: 'Kjo!' }],
  });
  await call('DELETE', `${adding}/pieces/product/${product}`);
  expect((await listAt(reading)).pieces.map(({ id }) => id)).toEqual([pack]);
  expect((await call('DELETE', adding)).status).toBe(200);
  expect((await shop.request(reading)).status).toBe(404);
});

test('refused texts change nothing', async () => {
  const put = await call('PUT', adding, { name: 'Salloni', note: 'arta at gmail' });
  expect([put.status, await brokenFields(put)]).toEqual([422, ['note']]);
  const noted = await call('PUT', `${adding}/pieces/product/${product}`, {
    note: '+383 44 123 456',
  });
  expect([noted.status, await brokenFields(noted)]).toEqual([422, ['note']]);
  const long = await call('PUT', `${adding}/pieces/product/${product}`, { note: 'n'.repeat(141) });
  expect(long.status).toBe(422);
  expect(await listAt(reading)).toMatchObject({ name: 'Dhoma e ditës', pieces: [{ note: '' }] });
});

const changes = (path: string): [string, string, object?][] => [
  ['PUT', path, { name: 'x', note: '' }],
  ['PUT', `${path}/pieces/package/${pack}`, {}],
  ['DELETE', `${path}/pieces/product/${product}`],
  ['DELETE', path],
];

test('the link for reading may change nothing, and an unknown one opens nothing', async () => {
  const unknown = `/v1/public/lists/${'A'.repeat(22)}`;
  for (const args of changes(reading)) expect((await call(...args)).status).toBe(403);
  for (const args of changes(unknown)) expect((await call(...args)).status).toBe(404);
  expect((await shop.request(unknown)).status).toBe(404);
  const token = await solveToken(shop.services.captcha);
  const report = await call('POST', `${unknown}/reports`, { reason: 'other', token });
  expect(report.status).toBe(404);
  expect(await listAt(reading)).toMatchObject({ name: 'Dhoma e ditës', pieces: [{ id: product }] });
});

test('two people who add at once both do, and the same piece stands once', async () => {
  const others = await Promise.all(
    Array.from({ length: 6 }, () => createProduct(shop, { business_id: business })),
  );
  const ids = [...others, ...others, pack, pack];
  const answers = await Promise.all(
    ids.map((id) =>
      call('PUT', `${adding}/pieces/${id === pack ? 'package' : 'product'}/${id}`, {}),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const found = (await listAt(reading)).pieces.map(({ id }) => id);
  expect(found.toSorted((a, b) => a - b)).toEqual(
    [product, ...others, pack].toSorted((a, b) => a - b),
  );
});

test('a list holds a hundred pieces, however many add at once', async () => {
  await shop.pool.query(
    `insert into list_piece (list_id, item_id, item_type)
     select id, 1000000 + n, 'product' from list, generate_series(1, 98) n`,
  );
  const other = await createProduct(shop, { business_id: business });
  const answers = await Promise.all([
    call('PUT', `${adding}/pieces/package/${pack}`, {}),
    call('PUT', `${adding}/pieces/product/${other}`, {}),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('only what visitors see is added, and what left the shop is said to be gone', async () => {
  const hidden = await createProduct(shop, { business_id: business });
  await call('PUT', `${adding}/pieces/product/${hidden}`, {});
  await setHidden(shop.services, 'op', [hidden], 'x');
  expect((await listAt(reading)).pieces.at(-1)).toEqual({
    type: 'product',
    id: hidden,
    note: '',
    card: null,
  });
  const late = await createProduct(shop, { business_id: business });
  await setHidden(shop.services, 'op', [late], 'x');
  for (const piece of [`product/${late}`, `product/${pack}`, 'product/999999']) {
    expect((await call('PUT', `${adding}/pieces/${piece}`, {})).status).toBe(404);
  }
});

test('guesses are slowed, and a right link is answered meanwhile', async () => {
  const slow = await openTestShop({ services: { countCall: createRateLimiter(1) } });
  const { data } = await answerOf<ListLinks>(await make({}, slow));
  const statuses = [];
  for (let i = 0; i < 40; i += 1) {
    statuses.push((await slow.request(`/v1/public/lists/guess-${i}`)).status);
  }
  expect([statuses.at(0), statuses.at(-1)]).toEqual([404, 429]);
  const right = data.reading.replace('/list/', '/v1/public/lists/');
  expect((await slow.request(right)).status).toBe(200);
  await slow.close();
});

test('lists of a network are never refused, but their captchas grow harder', async () => {
  const busy = await openTestShop({ settings: { rateLimitScale: 1 } });
  const statuses = [];
  for (let i = 0; i < 12; i += 1) statuses.push((await make({}, busy)).status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const { rows } = await busy.pool.query('select count(*)::int as n from list');
  expect(rows[0].n).toBe(12);
  // The work of the next captcha grows with it, see choose-work.test.ts.
  expect(await busy.services.tallies.read(tallies.proofAddress, '127.0.0.1')).toBe(12);
  await busy.close();
});

test('a list goes after twelve months without use, and opening or changing it is one', async () => {
  await make({ name: 'E vjetër' });
  await shop.pool.query(
    "update list set used_on = current_date - interval '12 months' - interval '1 day'",
  );
  await shop.request(reading);
  await forgetLists(shop.services);
  expect(await rowsOf('select name, used_on = current_date as today from list')).toEqual([
    { name: 'Dhoma e ditës', today: true },
  ]);
});

describe('a reported list', () => {
  const report = async (fields: object = {}) => {
    const token = await solveToken(shop.services.captcha);
    return call('POST', `${reading}/reports`, {
      reason: 'prohibited',
      message: 'Fyen',
      token,
      ...fields,
    });
  };
  const listId = async () => (await rowsOf('select id from list'))[0].id as number;

  test('is shown to operators with its texts, and dismissed or removed, which is written down', async () => {
    await call('PUT', adding, { name: 'Emër', note: 'Shënim' });
    await call('PUT', `${adding}/pieces/product/${product}`, { note: 'I mirë' });
    expect((await report()).status).toBe(201);
    const id = await listId();
    expect(await listReportedLists(shop.db)).toEqual([
      { id, texts: ['Emër', 'Shënim', 'I mirë'], reports: ['prohibited Fyen'] },
    ]);
    expect(await countReportedLists(shop.db)).toBe(1);
    expect(await settleList(shop.db, 'op', 'list dismiss', id)).toBe(true);
    expect(await listReportedLists(shop.db)).toEqual([]);
    expect(await settleList(shop.db, 'op', 'list dismiss', id)).toBe(false);
    expect((await shop.request(reading)).status).toBe(200);
    expect(await settleList(shop.db, 'op', 'list remove', id)).toBe(true);
    expect((await shop.request(reading)).status).toBe(404);
    expect((await shop.request(adding)).status).toBe(404);
    expect(await settleList(shop.db, 'op', 'list remove', id)).toBe(false);
    expect(
      await rowsOf(
        'select actor, action from audit_entry where subject = $1 order by id',
        `list ${id}`,
      ),
    ).toEqual([
      { actor: 'op', action: 'list dismiss' },
      { actor: 'op', action: 'list remove' },
    ]);
  });

  test('needs a reason that fits a list, and a captcha that is new; a program is not heard', async () => {
    expect(await brokenFields(await report({ reason: 'wrong_price' }))).toEqual(['reason']);
    expect(await brokenFields(await report({ token: 'x' }))).toEqual(['recaptcha']);
    expect((await report({ signals: { website: 'https://a.example' } })).status).toBe(201);
    expect(await listReportedLists(shop.db)).toEqual([]);
  });
});
