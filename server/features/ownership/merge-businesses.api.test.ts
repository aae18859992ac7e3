import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Business } from '@orendi/contract/schemas/business';
import type { AppliedImport, UndoneImport } from '@orendi/contract/schemas/imports';
import { answerOf } from '../../testing/answers.ts';
import {
  createBusiness,
  createPackage,
  createProduct,
  suspendBusiness,
} from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUp, activate, signUpOwner } from '../../testing/seller.ts';
import { apply, callImport, preview, sheetOf, submitForm } from '../../testing/open-console.ts';
import { createErasures } from '../erasures/index.ts';
import { mergeBusinesses, planMerge } from './merge-businesses.ts';
import { askToMerge } from './shop-questions.ts';
import { counted, keyed, pointers } from './move-rows.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const merge = (from: number, into: number, services = shop.services) =>
  mergeBusinesses(services, 'a test', from, into);

test('every column that names a business is known to the merge', async () => {
  const { rows } = await shop.pool.query<{ name: string }>(`
    select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'business'::regclass
    union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ 'business_id$'
    order by 1`);
  const moved = [
    ...pointers.map((names) => names.join('.')),
    ...[...Object.keys(keyed), ...Object.keys(counted)].map((table) => `${table}.business_id`),
    // Moved by statements of their own.
    ...['product', 'package', 'package_item', 'account', 'product_import', 'listing'].map(
      (table) => `${table}.business_id`,
    ),
    // These go with the profile (who waits by an invitation is answered before), with an agreement that is over, and with the
    // demo, which is never merged.
    'business_delivery.business_id',
    'invitation.business_id',
    'demo_business.business_id',
    'merge_question.from_id',
    'merge_question.into_id',
  ];
  expect(rows.map(({ name }) => name)).toEqual(moved.sort());
});

describe('a full business', () => {
  let from: Seller & { businessId: number };
  let into: number;
  let product: number;
  let suite: number;

  const count = async (text: string, values: unknown[] = []) =>
    Number((await shop.pool.query(`select ${text} as count`, values)).rows[0].count);

  /** All that is stored, but for what a rolled-back transaction may use up. */
  async function everything(): Promise<Record<string, string>> {
    const { rows: tables } = await shop.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const state: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await shop.pool.query(
        `select count(*) || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as state from "${name}" t`,
      );
      state[name] = rows[0].state;
    }
    return state;
  }

  beforeEach(async () => {
    from = await signUpOwner(shop, { business_name: 'Arka e vjetër' });
    into = await createBusiness(shop, { business_name: 'Arka', industryIds: [2] });
    const own = { business_id: from.businessId };
    product = await createProduct(shop, { ...own, product_name: 'Divan', external_key: 'K1' });
    const chair = await createProduct(shop, { ...own, external_key: 'K2' });
    suite = await createPackage(shop, {
      ...own,
      products: [product, { product_id: chair, quantity: 4 }],
    });
    await createProduct(shop, { business_id: into, external_key: 'K1' });
    await submitForm(shop, { id: product });
    await submitForm(shop, { id: from.businessId, type: 'business', signals: { website: 'x' } });
    await shop.pool.query(
      `insert into business_view_day values ($1, '2026-11-01', 3, 4), ($2, '2026-11-01', 10, 20), ($1, '2026-11-02', 1, 1)`,
      [from.businessId, into],
    );
    await shop.pool.query(
      `insert into contact_press (business_id, day, method, presses, leads)
       values ($1, '2026-11-01', 'viber', 2, 1), ($2, '2026-11-01', 'viber', 3, 0), ($1, '2026-11-02', 'phone', 1, 0)`,
      [from.businessId, into],
    );
    await shop.pool.query(
      `insert into business_contact_day values ($1, '2026-11-01', 2), ($2, '2026-11-01', 3)`,
      [from.businessId, into],
    );
    await shop.pool.query(
      `insert into import_heading values ($1, 'kodi', 'id'), ($1, 'emri', 'product_name'), ($2, 'kodi', 'nothing')`,
      [from.businessId, into],
    );
    const sheet = sheetOf([
      ['Product name', 'Price', 'Currency', 'Category'],
      ['Raft i ri', 30, 'EUR', 'Divane'],
    ]);
    const { id } = await preview(shop, from, sheet, undefined, '?drafts=true');
    await apply(shop, from, id);
  });

  test('is part of the other one, nothing lost and nothing doubled', async () => {
    const products = await count('(select count(*) from product)');
    const requests = await count('(select count(*) from request)');
    expect(await merge(from.businessId, into)).toBeNull();
    expect(await count('(select count(*) from product)')).toBe(products);
    expect(await count('(select count(*) from request)')).toBe(requests);
    const ofInto = (table: string) =>
      count(`(select count(*) from ${table} where business_id = $1)`, [into]);
    expect(await ofInto('product')).toBe(4);
    expect(await ofInto('package')).toBe(1);
    expect(await ofInto('package_item')).toBe(2);
    expect(await ofInto('request')).toBe(2);
    expect(await ofInto('held_digest')).toBe(1);
    expect(await ofInto('business_industry')).toBe(2);
    expect(await ofInto('product_import')).toBe(1);
    const { rows: listed } = await shop.pool.query(
      'select business_id from listing where id = any($1)',
      [[product, suite]],
    );
    expect(listed).toEqual([{ business_id: into }, { business_id: into }]);
    const { rows: codes } = await shop.pool.query(
      'select external_key from product where business_id = $1 and external_key is not null order by 1',
      [into],
    );
    expect(codes.map(({ external_key }) => external_key)).toEqual([
      'K1',
      `K1 (${from.businessId})`,
      'K2',
    ]);
    const { rows: views } = await shop.pool.query(
      'select day::text, page_views, item_views from business_view_day where business_id = $1 order by 1',
      [into],
    );
    expect(views).toEqual([
      { day: '2026-11-01', page_views: 13, item_views: 24 },
      { day: '2026-11-02', page_views: 1, item_views: 1 },
    ]);
    const { rows: presses } = await shop.pool.query(
      'select method, presses, leads from contact_press where business_id = $1 order by 1',
      [into],
    );
    expect(presses).toEqual([
      { method: 'phone', presses: 1, leads: 0 },
      { method: 'viber', presses: 5, leads: 1 },
    ]);
    const { rows: headings } = await shop.pool.query(
      'select heading, meaning from import_heading where business_id = $1 order by 1',
      [into],
    );
    expect(headings).toEqual([
      { heading: 'emri', meaning: 'product_name' },
      { heading: 'kodi', meaning: 'nothing' },
    ]);
    const { rows: mails } = await shop.pool.query(
      `select payload from mail where payload ->> 'businessId' = $1`,
      [String(from.businessId)],
    );
    expect(mails).toEqual([]);
  });

  test('leaves the other one its own tax number and badge, and brings its holidays along', async () => {
    await shop.pool.query(
      `update business set tax_number = 'L12345678A', verified_at = now(), closed_days = '{2026-11-02}' where id = $1`,
      [from.businessId],
    );
    await shop.pool.query(
      `update business set tax_number = '812345678', closed_days = '{2026-11-01}' where id = $1`,
      [into],
    );
    await merge(from.businessId, into);
    const { rows } = await shop.pool.query(
      'select tax_number, verified_at, closed_days from business where id = $1',
      [into],
    );
    expect(rows).toEqual([
      {
        tax_number: '812345678',
        verified_at: null,
        closed_days: ['2026-11-01', '2026-11-02'],
      },
    ]);
  });

  test('is whole or merged whenever it is killed', { timeout: 120_000 }, async () => {
    const before = await everything();
    const left: Record<string, string>[] = [];
    const isKilled = () =>
      merge(from.businessId, into, killedAfter(left.length)).then(
        () => false,
        () => true,
      );
    while (await isKilled()) left.push(await everything());
    expect(left.length).toBeGreaterThan(25);
    expect(left.filter((state) => !isDeepStrictEqual(state, before))).toEqual([]);
    expect(await count('(select count(*) from product where business_id = $1)', [into])).toBe(4);
    await expect(merge(from.businessId, into)).rejects.toThrow('There is no business');
  });

  /** The services with a database server that ends the session after so many statements. */
  function killedAfter(statements: number): TestShop['services'] {
    const { changes } = shop.services;
    let done = 0;
    return {
      ...shop.services,
      changes: {
        ...changes,
        transaction: (work) =>
          changes.transaction(async (trx, touch) => {
            const { pid } = await trx
              .selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid'))
              .executeTakeFirstOrThrow();
            const plugin: KyselyPlugin = {
              transformQuery: ({ node }) => node,
              async transformResult({ result }) {
                done += 1;
                if (done > statements) {
                  await shop.pool.query('select pg_terminate_backend($1)', [pid]);
                }
                return result;
              },
            };
            return work(trx.withPlugin(plugin), touch);
          }),
      },
    };
  }

  test('leads to the other one by its number, also through the next merge', async () => {
    const third = await createBusiness(shop, { business_name: 'Arka e madhe' });
    await merge(from.businessId, into);
    await merge(into, third);
    for (const id of [from.businessId, into]) {
      const response = await shop.request(`/v1/public/businesses/${id}`);
      expect((await answerOf<Business>(response)).data).toMatchObject({
        id: third,
        business_name: 'Arka e madhe',
      });
      expect(response.headers.get('cache-tag')).toBe(`business:${third}`);
      const assortment = await shop.request(`/v1/public/businesses/${id}/assortment`);
      expect((await answerOf<{ total: number }>(assortment)).data.total).toBe(4);
      const found = await shop.request(`/v1/public/results/search?businessId=${id}&perPage=12`);
      // Without the package and the draft.
      expect((await answerOf<{ total: number }>(found)).data.total).toBe(3);
      expect((await submitForm(shop, { id, type: 'business' })).status).toBe(201);
    }
    expect(await count('(select count(*) from request where business_id = $1)', [third])).toBe(4);
  });

  test('gives its import to be undone, with the code that a product has by now', async () => {
    const { data } = await answerOf<AppliedImport>(await callImport(shop, from, 'last'));
    // As if the import had changed the product whose code both have.
    await shop.pool.query(
      `update product_import i set result = jsonb_set(result::jsonb, '{written}', (
        select jsonb_agg(w || jsonb_build_object('id', p.id, 'version', p.version, 'former', jsonb_build_object(
          'pictures', '[]'::jsonb, 'fields', to_jsonb(p) - 'id' - 'version')))
        from jsonb_array_elements(result::jsonb -> 'written') w, product p where p.id = $2))::json
       where i.id = $1`,
      [data.id, product],
    );
    await merge(from.businessId, into);
    const undone = await callImport(shop, from, `${data.id}/undo`, 'POST');
    expect((await answerOf<UndoneImport>(undone)).data).toMatchObject({ restored: 1, kept: [] });
    const { rows } = await shop.pool.query('select external_key from product where id = $1', [
      product,
    ]);
    expect(rows).toEqual([{ external_key: `K1 (${from.businessId})` }]);
  });

  test('loses the import that only one of both can keep, which is told before', async () => {
    const other = await signUpOwner(shop);
    await createProduct(shop, { business_id: other.businessId });
    const sheet = sheetOf([
      ['Product name', 'Price'],
      ['Karrige', 30],
    ]);
    const { id } = await preview(shop, other, sheet, undefined, '?drafts=true');
    await apply(shop, other, id);
    const plan = await planMerge(shop.db, from.businessId, other.businessId);
    expect(plan?.lostUndo).toBe(from.businessId);
    expect(plan?.codes).toEqual([]);
    await agree(from.businessId, other.businessId);
    expect(await merge(from.businessId, other.businessId)).toBeNull();
    const last = await callImport(shop, other, 'last');
    expect((await answerOf<AppliedImport>(last)).data.id).toBe(id);
  });

  test('ends the previews of both', async () => {
    const sheet = sheetOf([
      ['Product name', 'Price'],
      ['Karrige', 30],
    ]);
    const { id } = await preview(shop, from, sheet, undefined, '?drafts=true');
    await merge(from.businessId, into);
    expect((await callImport(shop, from, `${id}`)).status).toBe(404);
  });

  test('is erased with the one that it became part of, also from a backup made before', async () => {
    const { rows } = await shop.pool.query<{ made: string }>(
      'select extract(epoch from created_at)::text as made from business where id = $1',
      [from.businessId],
    );
    await merge(from.businessId, into);
    const file = `${shop.dataDir}/erased-with.jsonl`;
    const options = { secret: 'x'.repeat(40), file, copy: null, log: { warn: () => {} } };
    await createErasures(options).note(shop.db, { businesses: [into] });
    expect(await readFile(file, 'utf8')).toContain(`[${from.businessId},"${rows[0]?.made}"]`);
  });
});

const ownerOf = async (id: number) =>
  (await shop.pool.query('select id from account where business_id = $1', [id])).rows[0]?.id;

/** Has both owners agree. */
async function agree(fromId: number, intoId: number): Promise<void> {
  const plan = await planMerge(shop.db, fromId, intoId);
  if (!plan) throw new Error('there is no plan');
  await askToMerge(shop.services, 'a test', plan);
  await shop.pool.query(
    'update merge_question set from_agreed = $3, into_agreed = $4 where from_id = $1 and into_id = $2',
    [fromId, intoId, await ownerOf(fromId), await ownerOf(intoId)],
  );
}

const userOf = async (seller: Pick<Seller, 'headers'>) =>
  (await answerOf<object>(await callsOf(shop, seller).get('/auth/user'))).data;

describe('the owners', () => {
  test('both agree first, and only as long as they own it', async () => {
    const [one, other] = [await signUpOwner(shop), await signUpOwner(shop)];
    expect(await merge(one.businessId, other.businessId)).toBe('unasked');
    await agree(one.businessId, other.businessId);
    await shop.pool.query('update account set business_id = null where id = $1', [other.id]);
    const heir = await signUp(shop);
    await activate(shop, heir);
    await shop.pool.query('update account set business_id = $1 where id = $2', [
      other.businessId,
      heir.id,
    ]);
    expect(await merge(one.businessId, other.businessId)).toBe('unasked');
    expect(await userOf(one)).toMatchObject({ business_id: one.businessId, role: 'owner' });
  });

  test('of both: one stays the owner, the other is staff', async () => {
    const [one, other] = [await signUpOwner(shop), await signUpOwner(shop)];
    await agree(one.businessId, other.businessId);
    expect(await merge(one.businessId, other.businessId)).toBeNull();
    expect(await userOf(one)).toMatchObject({ business_id: other.businessId, role: 'staff' });
    expect(await userOf(other)).toMatchObject({ business_id: other.businessId, role: 'owner' });
    const { rows } = await shop.pool.query(
      `select account_id from mail where payload ->> 'kind' = 'business-merged' and account_id = any($1) order by 1`,
      [[one.id, other.id]],
    );
    expect(rows).toEqual([{ account_id: one.id }, { account_id: other.id }]);
  });

  test('of the first alone is the owner of both, and its staff come along', async () => {
    const one = await signUpOwner(shop);
    const into = await createBusiness(shop);
    const staff = await signUp(shop);
    await shop.pool.query('update account set staff_of = $1 where id = $2', [
      one.businessId,
      staff.id,
    ]);
    expect(await merge(one.businessId, into)).toBeNull();
    expect(await userOf(one)).toMatchObject({ business_id: into, role: 'owner' });
    expect(await userOf(staff)).toMatchObject({ business_id: into, role: 'staff' });
  });
});

test('a business that somebody waits to own is merged only once they have their answer', async () => {
  const claimant = await signUp(shop);
  const [from, into] = [await createBusiness(shop), await createBusiness(shop)];
  await shop.pool.query(
    `insert into invitation (business_id, role, seed, token_hash, expires_at, accepted_by, awaits_operator)
     values ($1, 'owner', gen_random_uuid(), '\\x01', now(), $2, true)`,
    [from, claimant.id],
  );
  expect(await merge(from, into)).toBe('claimed');
  await shop.pool.query('update invitation set awaits_operator = false');
  expect(await merge(from, into)).toBeNull();
});

describe('a request that comes while businesses are merged', () => {
  test.each(['product', 'business'] as const)('for a %s reaches the other one', async (type) => {
    const [from, into] = [await createBusiness(shop), await createBusiness(shop)];
    const product = await createProduct(shop, { business_id: from });
    const id = type === 'product' ? product : from;
    const { merging, sending } = await shop.db.transaction().execute(async (trx) => {
      const isWaiting = async (count: number) =>
        await expect
          .poll(async () => {
            const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
            return (await shop.pool.query(waiting)).rowCount;
          })
          .toBe(count);
      await sql`lock table audit_entry`.execute(trx);
      const merging = merge(from, into);
      await isWaiting(1);
      const sending = submitForm(shop, { type, id });
      await isWaiting(2);
      return { merging, sending };
    });
    expect(await merging).toBeNull();
    expect((await sending).status).toBe(201);
    const { rows } = await shop.pool.query('select item_id from request where business_id = $1', [
      into,
    ]);
    expect(rows).toHaveLength(1);
  });
});

test('a business is not merged with itself or the demo, and one that is hidden hides what comes to it', async () => {
  const [one, demo, out] = [
    await createBusiness(shop),
    await createBusiness(shop),
    await createBusiness(shop),
  ];
  const product = await createProduct(shop, { business_id: one });
  await shop.pool.query('insert into demo_business values ($1)', [demo]);
  expect(await merge(one, one)).toBe('same');
  expect(await merge(one, demo)).toBe('demo');
  expect(await merge(demo, one)).toBe('demo');
  await suspendBusiness(shop, out);
  expect(await merge(one, out)).toBeNull();
  expect((await shop.request(`/v1/public/products/${product}`)).status).toBe(404);
  expect((await shop.request(`/v1/public/businesses/${one}`)).status).toBe(404);
});
