import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPhotoKey } from '../../platform/media/index.ts';
import { type OpenPlace, openS3Place } from '../../platform/media/testing/open-places.ts';
import { createBusiness, createProduct } from '../../testing/factories.ts';
import {
  createEmptyDatabase,
  openTestShop,
  testSecret,
  type TestShop,
} from '../../testing/open-test-shop.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { backUp, makeFolder, restore } from './testing/back-up.ts';
import { databaseUrlOf } from './testing/database-url.ts';
import { findBackup } from './layout.ts';
import { verifyBackup } from './verify-backup.ts';

let shop: TestShop;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let target: Awaited<ReturnType<typeof createEmptyDatabase>>;
let from: string;
beforeAll(async () => {
  folder = await makeFolder();
  from = folder.path('backups');
  target = await createEmptyDatabase();
  shop = await openTestShop();
  const product = await createProduct(shop, { business_id: await createBusiness(shop) });
  for (const contactEmail of ['ana@example.com', 'beni@example.com']) {
    const request_id = await sendRequest(shop, { id: product, contactEmail });
    for (const photo of [await drawPhoto('webp'), await drawPhoto('webp')]) {
      const webp = Buffer.from(await photo.arrayBuffer());
      const key = (await shop.services.photos?.add(webp)) ?? '';
      await shop.db
        .insertInto('request_photo')
        .values({ request_id, key, fingerprint: key, width: 40, height: 40, bytes: webp.length })
        .execute();
    }
  }
  // Within its day, it may still be taken back.
  await shop.pool.query(
    `update request set withdrawn_at = now(), withdrawn = '{}' where client_email like 'beni%'`,
  );
});
afterAll(async () => {
  await shop.close();
  await target.drop();
  await folder.remove();
});

const photosIn = async (path: string) => {
  const names = await readdir(path, { recursive: true });
  return names.filter((name) => name.endsWith('.webp')).toSorted();
};
/** The keys of photos that a backup lists as lost, among those of pictures, which factories do not draw. */
async function missingPhotos(root: string, name: string) {
  const lines = (await readFile(join(root, name, 'missing-pictures.txt'), 'utf8')).split('\n');
  return lines.filter(isPhotoKey);
}
const addressOf = ({ place }: OpenPlace) => ('s3Url' in place ? place.s3Url : '');
const calm = { signal: new AbortController().signal, progress: () => {} };

test('photos of requests are in each backup, copied once, and come back byte by byte', async () => {
  const first = await backUp(shop, from);
  expect(await missingPhotos(from, first.name)).toEqual([]);
  const mine = join(shop.dataDir, 'request-photos');
  const names = await photosIn(mine);
  expect(names).toHaveLength(4);
  expect(await photosIn(join(from, 'request-photos'))).toEqual(names);
  expect((await backUp(shop, from)).copied).toBe(0);
  await verifyBackup(await findBackup(from), calm);

  const dataDir = folder.path('data');
  const databaseUrl = databaseUrlOf(target.connection);
  const settings = { dataDir, databaseUrl, authSecret: testSecret };
  const bucket = await openS3Place();
  const alone = restore({ ...settings, s3Url: addressOf(bucket) }, { from });
  await expect(alone).rejects.toThrow('set S3_PRIVATE_URL');
  expect(await bucket.list()).toEqual([]);
  await bucket.close();

  const restored = await restore(settings, { from });
  expect(restored.pictures).toBe(first.pictures);
  for (const name of names) {
    const there = await readFile(join(dataDir, 'request-photos', name));
    expect(there.equals(await readFile(join(mine, name)))).toBe(true);
  }
});

test('they come back into a bucket of their own', async () => {
  const place = await openS3Place();
  const empty = await createEmptyDatabase();
  await backUp(shop, from);
  const settings = {
    dataDir: folder.path('of-bucket'),
    databaseUrl: databaseUrlOf(empty.connection),
    authSecret: testSecret,
    s3PrivateUrl: addressOf(place),
  };
  await restore(settings, { from });
  const names = await photosIn(join(shop.dataDir, 'request-photos'));
  expect(await place.list()).toEqual([...names, 'shop-id']);
  await empty.drop();
  await place.close();
});

test('those that no kept backup names are removed with the old ones, and a lost one is listed', async () => {
  const [gone] = await shop.db
    .deleteFrom('request')
    .where('client_email', '=', 'ana@example.com')
    .returning('id')
    .execute();
  expect(gone).toBeDefined();
  const { removed } = await backUp(shop, from, { keep: 1 });
  expect(removed.pictures).toBeGreaterThanOrEqual(2);
  const left = await shop.db.selectFrom('request_photo').select('key').orderBy('key').execute();
  expect(await photosIn(join(from, 'request-photos'))).toEqual(
    left.map(({ key }) => `${key.slice(0, 2)}/${key}.webp`),
  );
  const other = folder.path('others');
  const [lost] = left;
  await shop.services.photos?.remove(lost?.key ?? '');
  const { name } = await backUp(shop, other);
  expect(await missingPhotos(other, name)).toEqual([lost?.key]);
});
