import { getRequestListener } from '@hono/node-server';
import type { Package } from '@orendi/contract/schemas/package';
import type { Product } from '@orendi/contract/schemas/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { serveCached } from '../../platform/http/cache/serve-cached.ts';
import { type Listening, listen } from '../../platform/http/listen.ts';
import { answerOf } from '../../testing/answers.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { signUpOwner } from '../../testing/seller.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { callsOf } from '../../testing/own-catalogue.ts';

/* A seller's changes, as seen by visitors whose answers are cached. */

let shop: TestShop;
let server: Listening;
let own: ReturnType<typeof callsOf>;
let businessId: number;

beforeAll(async () => {
  shop = await openTestShop();
  const app = buildApp(shop.services);
  const { cache, listener } = serveCached(
    app,
    getRequestListener(app.fetch),
    shop.services.settings,
    () => {},
  );
  shop.services.changes.onTouched((tags) => cache.drop(tags));
  server = await listen(listener, { host: '127.0.0.1', port: 0 });
  const owner = await signUpOwner(shop);
  businessId = owner.businessId;
  own = callsOf(shop, owner);
});
afterAll(async () => {
  await server.stop();
  await shop.close();
});

const ask = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/public/${path}`);
  return `${response.status} ${await response.text()}`;
};

/** The answers that home, search, the business's page and the page of one listing are made from. */
function look(kind: 'products' | 'packages', id: number) {
  const filterBy = kind === 'packages' ? '&filterBy=packages' : '';
  const paths = [
    'results',
    `results/search?query=punim${filterBy}`,
    `results?businessId=${businessId}`,
    `${kind}/${id}`,
  ];
  return Promise.all(paths.map(ask));
}

/** Asks twice before the change, so that the answers are cached, and once after it. */
async function expectShown(
  kind: 'products' | 'packages',
  id: number,
  text: string,
  write: () => Promise<Response>,
) {
  const before = await look(kind, id);
  expect(await look(kind, id)).toEqual(before);
  for (const answer of before) expect(answer).not.toContain(text);
  const response = await write();
  expect(response.ok).toBe(true);
  for (const answer of await look(kind, id)) expect(answer).toContain(text);
  return response;
}

test('publishing, changing, discounting, hiding, deleting and restoring show with the next request', async () => {
  const images = await drawPhoto();
  const { data: first } = await answerOf<Product>(
    await own.createProduct({ images: await drawPhoto(), product_name: 'Punim i parë' }),
  );
  const next = first.id + 1;
  await expectShown('products', next, 'Punim i dytë', () =>
    own.createProduct({ images, product_name: 'Punim i dytë' }),
  );
  await expectShown('products', next, 'Punim i tretë', () =>
    own.updateProduct({ id: String(next), product_name: 'Punim i tretë' }),
  );
  await expectShown('products', next, '"sale":33', () =>
    own.send('POST', '/private/product-sale/create', {
      ids: [next],
      sale: 33,
      saleType: 'percentage',
    }),
  );

  const contents = { product_ids: `[${first.id},${next}]`, quantity: '[1,1]' };
  const bundle = next + 1;
  await expectShown('packages', bundle, 'Punim së bashku', () =>
    own.createPackage({ ...contents, package_name: 'Punim së bashku' }),
  );
  const changed = await expectShown('packages', bundle, 'Punim bashkë', () =>
    own.updatePackage({ ...contents, id: String(bundle), package_name: 'Punim bashkë' }),
  );
  expect((await answerOf<Package>(changed)).data.id).toBe(bundle);

  const setState = (state: string) =>
    own.send('PUT', '/private/merged-products/state', { ids: [next], state });
  await setState('hidden');
  for (const [kind, id] of [
    ['products', next],
    ['packages', bundle],
  ] as const) {
    for (const answer of await look(kind, id)) expect(answer).not.toContain(`"id":${id},`);
  }
  await expectShown('packages', bundle, 'Punim bashkë', () => setState('published'));
  await own.send('DELETE', '/private/merged-products/delete', { ids: [next] });
  await expectShown('products', next, 'Punim i tretë', () =>
    own.send('POST', '/private/merged-products/restore', { ids: [next] }),
  );

  // The package's page names its products, and its card shows the first product's photo.
  const before = await ask(`packages/${bundle}`);
  expect(before).toContain('Punim i parë');
  await own.send('DELETE', `/private/product-creation/delete?productId=${first.id}`);
  expect(await ask(`packages/${bundle}`)).not.toContain('Punim i parë');
  for (const answer of await look('products', first.id))
    expect(answer).not.toContain('Punim i parë');
  await own.send('DELETE', '/private/merged-products/delete', { ids: [next] });
  for (const answer of await look('packages', bundle)) expect(answer).not.toContain('Punim bashkë');
});
