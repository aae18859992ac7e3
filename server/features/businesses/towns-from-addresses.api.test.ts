import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { townOfId, townOfSlug } from '@orendi/contract/towns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../open-services.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An address, and the town that it is in beyond doubt. */
const table: [address: string, slug: string | null][] = [
  ['Rruga e Kavajës 10, Tiranë', 'tirane'],
  ['RRUGA E DURRËSIT, TIRANA', 'tirane'],
  ['Rr. Nëna Terezë 14, 10000 Prishtinë', 'prishtine'],
  ['Rr. B, Pristina, Kosovo', 'prishtine'],
  ['Prishtina-Ferizaj km 6', null],
  ['Magjistralja Pejë - Prishtinë, Pejë', null],
  ['Zona industriale, Peje', 'peje'],
  ['Kosovska Mitrovica', 'mitrovice'],
  ['Fushë Kosovë, zona ekonomike', 'fushe-kosove'],
  ['Fushë-Krujë, Krujë', 'fushe-kruje'],
  ['Krujë', 'kruje'],
  ['ul. Ilindenska 4, Tetovo', 'tetove'],
  ['Bulevardi Goce Delçev, Shkup', 'shkup'],
  ['Скопје', null],
  ['Ulcinj, Bulevar Teuta bb', 'ulqin'],
  ['Rruga Bajram Curri 12', null],
  ['Bajram Curri', null],
  ['Rruga Tirana, hyrja 2', null],
  ['Lagjja e Korçës', null],
  ['Bar Kafe Drini, kati i dytë', null],
  ['Që nga viti 1995', null],
  ['Laçi, përballë stacionit', 'lac'],
  ['Placa e vjetër', null],
  ['Vau i Dejës', 'vau-i-dejes'],
  ['Preševo', 'presheve'],
  ['Shqipëri', null],
];

test('gives businesses the town of their address where it is certain, and their listings with it', async () => {
  const ids = new Map<number, string | null>();
  for (const [address, slug] of table) ids.set(await createBusiness(shop, { address }), slug);
  const own = await createBusiness(shop, { town_id: townOfSlug('peje')?.id });
  ids.set(own, 'peje');
  ids.set(await createBusiness(shop, { town_name: 'Tiranë e Re', country: 'CH' }), null);
  const [first = 0] = ids.keys();
  await createProduct(shop, { business_id: first });

  await shop.pool.query(
    await readFile(join(migrationsFolder, '0044_towns_from_addresses.sql'), 'utf8'),
  );

  const rows = await shop.db.selectFrom('business').select(['id', 'address', 'town_id']).execute();
  const found = rows.map(({ id, address, town_id: town }) => [
    id,
    address,
    town === null ? null : townOfId(town)?.slug,
  ]);
  expect(found.sort()).toEqual(
    rows.map(({ id, address }) => [id, address, ids.get(id) ?? null]).sort(),
  );
  const listings = await shop.db.selectFrom('listing').select('town_id').execute();
  expect(listings).toEqual([{ town_id: townOfSlug('tirane')?.id }]);
});
