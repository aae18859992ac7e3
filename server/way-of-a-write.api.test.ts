import type { Package } from '@orendi/contract/schemas/package';
import type { Product } from '@orendi/contract/schemas/product';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerOf } from './testing/answers.ts';
import { openTestShop, type TestShop } from './testing/open-test-shop.ts';
import { callsOf } from './testing/own-catalogue.ts';
import { post, signUpOwner } from './testing/seller.ts';
import { drawPhoto } from './testing/send-form.ts';

/* Counts the statements of a write, so that none asks again for what it has locked, knows or has just written. */

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signUpOwner>>;
let own: ReturnType<typeof callsOf>;
// Before the shop is opened, as each connection keeps the function that it finds.
const query = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  shop = await openTestShop();
  owner = await signUpOwner(shop);
  own = callsOf(shop, owner);
});
afterAll(async () => {
  await shop.close();
  query.mockRestore();
});

/** The statements of a call, each on one line, without those that only set how long it may take. */
async function statementsOf(call: () => Promise<Response>): Promise<string[]> {
  query.mockClear();
  const response = await call();
  expect(response.ok).toBe(true);
  return query.mock.calls
    .map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text,
    )
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !text.startsWith('set '));
}

const isLock = (statement: string) => statement.endsWith('for no key update');
const productOf = async (response: Response) => (await answerOf<Product>(response)).data;
const publish = async () => productOf(await own.createProduct({ images: await drawPhoto() }));

describe('a publish', () => {
  it('locks its business once and reads nothing back', async () => {
    const images = await drawPhoto();
    const statements = await statementsOf(() => own.createProduct({ images }));
    expect(statements).toEqual([
      expect.stringContaining('from session s'),
      expect.stringContaining('from industry i'),
      expect.stringContaining('begin'),
      expect.stringMatching(/from business .* for no key update$/),
      expect.stringContaining('insert into "picture"'),
      expect.stringContaining("nextval('listing_id_seq')"),
      expect.stringContaining('insert into product ('),
      expect.stringContaining('insert into picture ('),
      expect.stringContaining('insert into product_picture'),
      expect.stringContaining('insert into listing'),
      expect.stringContaining('pg_notify'),
      'commit',
    ]);
  });

  it('of a change reads what was there, and nothing of what it has written', async () => {
    const { id } = await publish();
    const change = { id: String(id), product_name: 'Tjetër' };
    const statements = await statementsOf(() => own.updateProduct(change));
    const written = statements.findIndex((statement) =>
      statement.includes('insert into product ('),
    );
    expect(statements.filter(isLock)).toHaveLength(1);
    expect(statements.slice(written + 1)).toEqual([
      // Its pictures, which the form leaves as they are, and the packages that hold it.
      expect.stringContaining('from product_picture'),
      expect.stringContaining('insert into listing'),
      expect.stringContaining('from package_item'),
      expect.stringContaining('pg_notify'),
      'commit',
    ]);
  });

  it('answers with what is stored, also where a change changes nothing', async () => {
    const { id, images } = await publish();
    const getOwn = async () => productOf(await own.get(`/private/product-creation/get/${id}`));
    const same = await productOf(await own.updateProduct({ id: String(id) }));
    expect(same).toEqual(await getOwn());
    const [kept = ''] = images;
    const photos = {
      existingPhotosUrls: kept,
      photosFocus: JSON.stringify({ [kept]: [0.2, 0.7] }),
    };
    const moved = await productOf(await own.updateProduct({ id: String(id), ...photos }));
    expect(moved).toMatchObject({ version: same.version + 1, images_focus: [[0.2, 0.7]] });
    expect(moved).toEqual(await getOwn());
  });
});

it('locks the business once, whatever of it is changed', async () => {
  const [one, two] = [await publish(), await publish()];
  const contents = { product_ids: String(one.id), quantity: '2' };
  const pack = (await answerOf<Package>(await own.createPackage(contents))).data;
  const changes = {
    package: () => own.createPackage(contents),
    packageChange: () => own.updatePackage({ id: String(pack.id), ...contents, price: '700' }),
    sale: () =>
      own.send('POST', '/private/product-sale/create', {
        ids: [one.id, two.id],
        sale: 10,
        saleType: 'percentage',
      }),
    sizes: () =>
      own.send('PUT', '/private/product-sizes/update', { products: [{ id: one.id, length: 90 }] }),
    hiding: () =>
      own.send('PUT', '/private/merged-products/state', { ids: [one.id], state: 'hidden' }),
    deletion: () =>
      own.send('DELETE', '/private/merged-products/delete', { ids: [two.id, `pkg-${pack.id}`] }),
    restoration: () =>
      own.send('POST', '/private/merged-products/restore', { ids: [two.id, `pkg-${pack.id}`] }),
  };
  const locks: Record<string, number> = {};
  for (const [name, change] of Object.entries(changes)) {
    locks[name] = (await statementsOf(change)).filter(isLock).length;
  }
  expect(locks).toEqual(Object.fromEntries(Object.keys(changes).map((name) => [name, 1])));
});

it('reads the account of a sign-in once before the hash and once under its lock', async () => {
  const { email, password } = owner;
  const statements = await statementsOf(() => post(shop, '/auth/login', { email, password }));
  expect(statements).toEqual([
    expect.stringContaining('from account a'),
    expect.stringContaining('from authenticator'),
    expect.stringContaining('begin'),
    expect.stringContaining('from account where id = $1 for update'),
    expect.stringContaining('from account a'),
    expect.stringContaining('insert into "session"'),
    expect.stringContaining('insert into security_event'),
    'commit',
  ]);
});
