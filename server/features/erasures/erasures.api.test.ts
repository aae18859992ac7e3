import { appendFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestShop, testSecret, type TestShop } from '../../testing/open-test-shop.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { deleteAccount } from '../accounts/index.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { goodPassword, post, signUpOwner } from '../../testing/seller.ts';
import { applyErasures } from './apply-erasures.ts';
import { padsOf, tagKeyOf, tagOf } from './erasure.ts';
import { addMissingLines, readJournals } from './create-erasures.ts';

let shop: TestShop;
let product: number;
let business: number;
let journal: string;

beforeAll(async () => {
  shop = await openTestShop();
  journal = join(shop.dataDir, 'erasures.jsonl');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await rm(journal, { force: true });
  await shop.pool.query('truncate account, business, request, mail, job cascade');
  business = await createBusiness(shop, { email: 'arka@example.com', phone_no: '+355692223344' });
  product = await createProduct(shop, { business_id: business });
});

const send = async (fields: Record<string, unknown>) =>
  sendRequest(shop, { id: product, ...fields });
const note = (erased: Parameters<TestShop['services']['erasures']['note']>[1]) =>
  shop.services.erasures.note(shop.db, erased);
const applied = async (secret: string | null = testSecret) => {
  const { erasures } = await readJournals([journal]);
  const client = new pg.Client(shop.connection);
  await client.connect();
  return applyErasures(client, erasures, secret).finally(() => client.end());
};
const requests = async () => {
  const { rows } = await shop.pool.query('select id from request order by id');
  return rows.map(({ id }) => id as number);
};

test('the journal names nobody, and is for nobody else', async () => {
  const id = await send({ name: 'Ana Gjoka', contactEmail: 'ana@example.com' });
  await note({ requests: [id], people: ['ana@example.com', '+355691234567'] });
  const text = await readFile(journal, 'utf8');
  expect(text).not.toMatch(/ana|gjoka|3556/i);
  expect(JSON.parse(text)).toMatchObject({ requests: [[id, expect.any(String)]] });
  expect((await stat(journal)).mode & 0o777).toBe(0o600);
});

test('the database makes the same tags as we do', async () => {
  const key = tagKeyOf(testSecret);
  const { inner, outer } = padsOf(key);
  const { rows } = await shop.pool.query(
    `select encode(sha256($1::bytea || sha256($2::bytea || convert_to($3, 'UTF8'))), 'hex') as tag`,
    [outer, inner, 'Zëri@example.com'],
  );
  expect(rows[0].tag).toBe(tagOf(key, 'Zëri@example.com'));
});

test('an owner who deletes the account is noted, with the business', async () => {
  const seller = await signUpOwner(shop);
  const form = { currentPassword: goodPassword };
  expect((await post(shop, '/auth/delete-account', form, seller.headers)).status).toBe(200);
  const { rows } = await shop.pool.query('select id from account');
  expect(rows).toEqual([]);
  const { erasures } = await readJournals([journal]);
  expect(erasures).toMatchObject([
    {
      accounts: [[seller.id, expect.any(String)]],
      businesses: [[seller.businessId, expect.any(String)]],
    },
  ]);
});

test('nothing is deleted when the erasure cannot be noted', async () => {
  const seller = await signUpOwner(shop);
  const failing = { note: () => Promise.reject(new Error('disk full')) };
  const attempt = shop.services.changes.transaction((trx, touch) =>
    deleteAccount({ ...shop.services, erasures: failing }, trx, touch, seller.id),
  );
  await expect(attempt).rejects.toThrow('disk full');
  const { rows } = await shop.pool.query('select id from account');
  expect(rows).toEqual([{ id: seller.id }]);
});

describe('what a backup brings back is erased again:', () => {
  test('a request by its id, and not the one that has its id after a restore', async () => {
    const [ana, beni] = [await send({ name: 'Ana' }), await send({ name: 'Beni' })];
    await note({ requests: [ana, beni] });
    await shop.pool.query(
      `update request set created_at = created_at + interval '1 second' where id = $1`,
      [beni],
    );
    expect(await applied()).toMatchObject({ requests: 1 });
    expect(await requests()).toEqual([beni]);
  });

  test('the note alone on the request of another', async () => {
    const [ana, beni] = [await send({ name: 'Ana' }), await send({ name: 'Beni' })];
    await shop.pool.query(`update request set note = 'x', lost_reason = 'x'`);
    await note({ notes: [ana] });
    expect(await applied()).toMatchObject({ requests: 0, notes: 1 });
    const { rows } = await shop.pool.query('select id, note, lost_reason from request order by id');
    expect(rows).toEqual([
      { id: ana, note: null, lost_reason: null },
      { id: beni, note: 'x', lost_reason: 'x' },
    ]);
  });

  test('a person by address and number, with the shop, but not who came back later', async () => {
    await send({ contactEmail: 'Ana@example.com', phoneNumber: '' });
    await send({ contactEmail: '', phoneNumber: '069 555 6677', preferredContactMethod: 'phone' });
    const other = await send({ contactEmail: 'beni@example.com', phoneNumber: '069 111 2233' });
    const later = await send({ contactEmail: 'ana@example.com', phoneNumber: '069 111 2233' });
    await shop.pool.query(`
      insert into account (email, name, surname, language, new_email)
        values ('beni@example.com', 'B', 'H', 'al', 'ana@example.com');
      insert into job (queue, data) values ('forgotten-passwords', '{"email": "Ana@example.com"}'), ('other', '{}')`);
    await note({ people: ['ana@example.com'] });
    await note({ people: ['+355695556677', '069 555 6677'] });
    await shop.pool.query(
      `update request set created_at = now() + interval '1 minute' where id = $1`,
      [later],
    );
    expect(await applied()).toMatchObject({ requests: 2, accounts: 0, businesses: 0 });
    expect(await requests()).toEqual([other, later]);
    const { rows } = await shop.pool.query(
      `select (select new_email from account), (select array_agg(queue) from job) as queues`,
    );
    expect(rows).toEqual([{ new_email: null, queues: ['other'] }]);
  });

  test('a person by what was written just before, although our clock is behind the database', async () => {
    await send({ contactEmail: 'ana@example.com', phoneNumber: '' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    await note({ people: ['ana@example.com'] }).finally(() => vi.useRealTimers());
    expect(await applied()).toMatchObject({ requests: 1 });
  });

  test.each(['arka@example.com', '+355692223344', 'dora@example.com'])(
    'a seller known by %s, with business, products and requests',
    async (who) => {
      await shop.pool.query(
        `insert into account (email, name, surname, language, business_id) values ('dora@example.com', 'D', 'L', 'al', $1)`,
        [business],
      );
      await send({});
      await note({ people: [who] });
      expect(await applied()).toMatchObject({ accounts: 1, businesses: 1 });
      const { rows } = await shop.pool
        .query(`select (select count(*)::int from product) as products,
        (select count(*)::int from listing) as listings, (select count(*)::int from request) as requests`);
      expect(rows).toEqual([{ products: 0, listings: 0, requests: 0 }]);
    },
  );

  test('without the secret, by ids only', async () => {
    const [ana, beni] = [
      await send({ contactEmail: 'ana@example.com' }),
      await send({ contactEmail: 'b@example.com' }),
    ];
    await note({ requests: [beni], people: ['ana@example.com'] });
    expect(await applied(null)).toMatchObject({ requests: 1 });
    expect(await requests()).toEqual([ana]);
  });
});

test('a line that a crash has cut loses no other, and is counted', async () => {
  const id = await send({});
  await note({ requests: [id] });
  await appendFile(journal, '{"at":"2026');
  await note({ requests: [id] });
  expect(await readJournals([journal, journal])).toMatchObject({
    unreadable: 1,
    erasures: [{}, {}],
  });
});

test('two journals become one without repeating anything', async () => {
  const copy = join(shop.dataDir, 'copy.jsonl');
  await note({ people: ['a@example.com'] });
  expect(await addMissingLines(journal, copy)).toHaveLength(1);
  await note({ people: ['b@example.com'] });
  expect(await addMissingLines(journal, copy)).toHaveLength(1);
  expect(await addMissingLines(journal, copy)).toEqual([]);
  expect((await readJournals([copy])).erasures).toHaveLength(2);
});
