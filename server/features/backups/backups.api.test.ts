import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { type Seller, signUpOwner } from '../../testing/seller.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { sweepPictures } from '../pictures/index.ts';
import { endDeletions } from '../catalogue/index.ts';
import { findLastBackup } from './backup-runs.ts';
import { checkRoom } from './taking/write-tables.ts';
import { backUp, makeFolder } from './testing/back-up.ts';

let shop: TestShop;
let seller: Seller;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let to: string;

beforeAll(async () => {
  shop = await openTestShop();
  seller = await signUpOwner(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await makeFolder();
  to = folder.path('backups');
});
afterEach(() => folder.remove());

const publish = async () => {
  const images = [await drawPhoto()];
  const made = await callsOf(shop, seller).createProduct({ images });
  return ((await made.json()) as { data: { id: number } }).data.id;
};
/** Deletes a product for good, as after the minute in which it can be brought back. */
const unpublish = async (id: number) => {
  await callsOf(shop, seller).send('DELETE', `/private/product-creation/delete?productId=${id}`);
  await shop.pool.query(`update product set deleted_at = now() - interval '1 hour' where id = $1`, [
    id,
  ]);
  await endDeletions(shop.db);
};
const storedPictures = async () =>
  (await readdir(to, { recursive: true })).filter((name) => name.endsWith('.webp'));
const backupsIn = async () => (await readdir(to)).filter((name) => name.startsWith('20')).sort();

describe('what is written', () => {
  test('can be read with ordinary tools, and by nobody else', async () => {
    await publish();
    const { name } = await backUp(shop, to);
    const inside = join(to, name);
    const run = (command: string) =>
      execFileSync('sh', ['-c', command], { cwd: inside, encoding: 'utf8' });
    expect(run('sha256sum -c --quiet SHA256SUMS pictures.sha256')).toBe('');
    const [head = '', first = ''] = run('zcat tables/product.csv.gz').split('\n');
    expect(head.split(',').slice(0, 4)).toEqual([
      'id',
      'business_id',
      'external_key',
      'product_name',
    ]);
    expect(first).toContain('Kolltuk Era');
    expect(run('cat auth-secret')).toBe(`${shop.services.secret}\n`);
    const open = [];
    for (const path of [
      to,
      ...(await readdir(to, { recursive: true })).map((one) => join(to, one)),
    ]) {
      const found = await stat(path);
      if ((found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600)) open.push(path);
    }
    expect(open).toEqual([]);
  });

  test('leaves out what would do harm, or be of no use', async () => {
    const { name } = await backUp(shop, to);
    const tables = await readdir(join(to, name, 'tables'));
    expect(tables).toContain('account.csv.gz');
    for (const gone of ['session', 'view_salt', 'rate_limit', 'migration', 'backup_run']) {
      expect(tables).not.toContain(`${gone}.csv.gz`);
    }
  });

  test('says which pictures the shop itself has lost', async () => {
    const [picture] = await shop.db.selectFrom('picture').select('key').limit(1).execute();
    const key = picture?.key ?? '';
    const original = join(shop.dataDir, 'pictures', key.slice(0, 2), key, 'original.webp');
    const bytes = await readFile(original).catch(() => null);
    await rm(original, { force: true });
    const { name, missing } = await backUp(shop, to);
    expect(missing).toBeGreaterThan(0);
    expect(await readFile(join(to, name, 'missing-pictures.txt'), 'utf8')).toContain(key);
    if (bytes) await writeFile(original, bytes);
  });
});

describe('a second backup', () => {
  test('copies only the pictures that are new, and mends what is cut in the folder', async () => {
    await publish();
    const first = await backUp(shop, to);
    expect(first.copied).toBe(first.pictures);
    await publish();
    const second = await backUp(shop, to);
    expect([second.copied, second.pictures]).toEqual([1, first.pictures + 1]);
    const [picture = ''] = await storedPictures();
    await writeFile(join(to, picture), 'cut');
    expect((await backUp(shop, to)).copied).toBe(1);
    expect((await stat(join(to, picture))).size).toBeGreaterThan(3);
  });

  test('is refused while the first is under way, and that one is whole', async () => {
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: goOn, resolve: answer } = Promise.withResolvers<void>();
    const media = {
      ...shop.services.media,
      readOriginal: async (key: string) => {
        ask();
        await goOn;
        return shop.services.media.readOriginal(key);
      },
    };
    await publish();
    const first = backUp({ services: { ...shop.services, media } }, to);
    await isAsked;
    await expect(backUp(shop, folder.path('other'))).rejects.toMatchObject({
      name: 'StartError',
      message: 'A backup of this shop is under way already: try again when it is done.',
    });
    answer();
    const { name } = await first;
    expect(await backupsIn()).toEqual([name]);
    expect(await findLastBackup(shop.db)).toMatchObject({ ok: true });
  });

  test('keeps as many as are asked for, and no picture that only others name', async () => {
    const id = await publish();
    await backUp(shop, to);
    await backUp(shop, to);
    const pictures = await storedPictures();
    await unpublish(id);
    await shop.pool.query(`update picture set created_at = now() - interval '2 days'`);
    await sweepPictures(shop.services);
    await writeFile(join(to, 'notes.txt'), 'mine');
    const { name, removed } = await backUp(shop, to, { keep: 1 });
    expect(await backupsIn()).toEqual([name]);
    expect(removed).toEqual({ backups: 2, pictures: 1 });
    expect(await storedPictures()).toHaveLength(pictures.length - 1);
    expect(await readFile(join(to, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test('clears away what a killed one has left', async () => {
    const { name } = await backUp(shop, to);
    const left = join(to, `${name.replace('20', '21')}.unfinished`);
    await mkdir(left);
    await backUp(shop, to);
    expect((await readdir(to)).filter((one) => one.endsWith('.unfinished'))).toEqual([]);
  });
});

test('no picture goes while a backup copies them', async () => {
  const id = await publish();
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: goOn, resolve: answer } = Promise.withResolvers<void>();
  const media = {
    ...shop.services.media,
    readOriginal: async (key: string) => {
      ask();
      await goOn;
      return shop.services.media.readOriginal(key);
    },
  };
  const running = backUp({ services: { ...shop.services, media } }, to);
  await isAsked;
  await unpublish(id);
  await shop.pool.query(`update picture set created_at = now() - interval '2 days'`);
  expect(await sweepPictures(shop.services)).toBe(0);
  answer();
  await running;
  expect(await sweepPictures(shop.services)).toBeGreaterThan(0);
});

describe('a folder is refused', () => {
  test('that holds other things', async () => {
    await mkdir(to);
    await writeFile(join(to, 'letters.txt'), 'x');
    await expect(backUp(shop, to)).rejects.toThrow(/backups holds other things/);
    expect(await readdir(to)).toEqual(['letters.txt']);
  });

  test('that holds backups of another shop', async () => {
    await backUp(shop, to);
    const other = {
      services: { ...shop.services, secret: 'another secret of another shop, long' },
    };
    await expect(backUp(other, to)).rejects.toThrow(/is not for the backups of this shop/);
  });

  test('that would be lost with the data', async () => {
    await expect(backUp(shop, join(shop.dataDir, 'backups'))).rejects.toThrow(/lies in the data/);
  });

  test('that cannot be made', async () => {
    await writeFile(folder.path('file'), '');
    await expect(backUp(shop, join(folder.path('file'), 'x'))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/cannot be used: ENOTDIR/),
    });
  });
});

test('a backup that fails halfway leaves no files, is recorded, and the next one succeeds', async () => {
  const media = {
    ...shop.services.media,
    readOriginal: () => Promise.reject(new Error('disk on fire')),
  };
  await publish();
  await expect(backUp({ services: { ...shop.services, media } }, to)).rejects.toThrow(
    'disk on fire',
  );
  expect((await readdir(to)).sort()).toEqual(['README.txt']);
  expect(await findLastBackup(shop.db)).toMatchObject({
    ok: false,
    error: 'disk on fire',
    bytes: 0,
  });
  await backUp(shop, to);
  expect(await findLastBackup(shop.db)).toMatchObject({
    ok: true,
    error: null,
    finished_at: expect.any(Date),
    bytes: expect.any(Number),
  });
});

test('the last room of a disk is left to the shop', async () => {
  const disk = (free: number) => async () => ({ freeBytes: free * 1e6, totalBytes: 1e9 });
  await expect(checkRoom(to, disk(49))).rejects.toThrow(/The disk of .*backups is almost full/);
  await expect(checkRoom(to, disk(50))).resolves.toBeUndefined();
});

test('a backup that is told to stop ends in the middle of a table', async () => {
  const stopping = new AbortController();
  const progress = () => stopping.abort();
  await expect(backUp(shop, to, { signal: stopping.signal, progress })).rejects.toThrow(/abort/i);
  expect(await backupsIn()).toEqual([]);
  await backUp(shop, to);
});
