import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, testSecret, type TestShop } from '../../testing/open-test-shop.ts';
import { callsOf } from '../../testing/own-catalogue.ts';
import { signUpOwner } from '../../testing/seller.ts';
import { drawPhoto } from '../../testing/send-form.ts';
import { verifyBackup } from './verify-backup.ts';
import { findBackup } from './layout.ts';
import { backUp, makeFolder, restore } from './testing/back-up.ts';

let shop: TestShop;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let name: string;
let copies = 0;
/** A copy of the backup, to be damaged. */
let copy: string;

beforeAll(async () => {
  folder = await makeFolder();
  shop = await openTestShop();
  const seller = await signUpOwner(shop);
  await callsOf(shop, seller).createProduct({ images: [await drawPhoto()] });
  ({ name } = await backUp(shop, folder.path('whole')));
});
afterAll(async () => {
  await shop.close();
  await folder.remove();
});
beforeEach(async () => {
  copies += 1;
  copy = folder.path(`copy-${copies}`);
  await cp(folder.path('whole'), copy, { recursive: true });
});

const inBackup = (path: string) => join(copy, name, path);

async function flip(path: string, at = 0.5) {
  const bytes = await readFile(path);
  const place = Math.floor(bytes.length * at);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

async function onePicture(): Promise<string> {
  const [first = ''] = await readdir(join(copy, 'pictures'));
  const [file = ''] = await readdir(join(copy, 'pictures', first));
  return join(copy, 'pictures', first, file);
}

const editManifest = async (edit: (manifest: Record<string, unknown>) => object) => {
  const manifest = JSON.parse(await readFile(inBackup('manifest.json'), 'utf8'));
  await writeFile(inBackup('manifest.json'), JSON.stringify(edit(manifest)));
};

const damages: [string, () => Promise<void>, RegExp][] = [
  [
    'a flipped bit in a table',
    () => flip(inBackup('tables/product.csv.gz')),
    /is damaged: tables\/product\.csv\.gz is not what was written\.$/,
  ],
  [
    'a flipped bit in the manifest',
    () => flip(inBackup('manifest.json'), 0.99),
    /is damaged: .*manifest\.json/,
  ],
  [
    'a flipped bit in the checksums',
    () => flip(inBackup('SHA256SUMS'), 0.1),
    /is damaged: .*SHA256SUMS|is damaged: .* is not what was written/,
  ],
  [
    'a flipped bit in the list of pictures',
    () => flip(inBackup('pictures.sha256')),
    /is damaged: pictures\.sha256 is not what was written/,
  ],
  [
    'a flipped bit in a picture',
    async () => flip(await onePicture()),
    /is damaged: \.\.\/pictures\/\S+\.webp is not what was written/,
  ],
  [
    'a cut table',
    () => truncate(inBackup('tables/picture.csv.gz'), 60),
    /is damaged: tables\/picture\.csv\.gz is not what was written/,
  ],
  [
    'a missing table',
    () => rm(inBackup('tables/account.csv.gz')),
    /is damaged: tables\/account\.csv\.gz is missing/,
  ],
  ['a missing picture', async () => rm(await onePicture()), /is damaged: \S+\.webp is missing/],
  ['missing checksums', () => rm(inBackup('SHA256SUMS')), /is damaged: SHA256SUMS is missing/],
  [
    'an unreadable manifest',
    () => writeFile(inBackup('manifest.json'), '{'),
    /is damaged: manifest\.json cannot be read/,
  ],
  [
    'a format of later',
    () => editManifest((manifest) => ({ ...manifest, format: 2 })),
    /was made by a newer version of Orendi: restore it with that one, or a later one\.$/,
  ],
];

test('a whole one passes', async () => {
  const signal = new AbortController().signal;
  const manifest = await verifyBackup(await findBackup(copy), { signal, progress: () => {} });
  expect(manifest.pictures).toMatchObject({ stored: 1 });
});

test.each(damages)(
  '%s is refused, by the check and by a restore, which changes nothing',
  async (_, damage, sentence) => {
    await damage();
    const signal = new AbortController().signal;
    const check = verifyBackup(
      await findBackup(join(copy, name)).catch(() => ({ root: copy, name })),
      {
        signal,
        progress: () => {},
      },
    );
    await expect(check).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(sentence),
    });
    const dataDir = folder.path(`data-${copies}`);
    await expect(
      restore({ dataDir, authSecret: testSecret }, { from: copy }),
    ).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(sentence),
    });
    expect(existsSync(dataDir)).toBe(false);
  },
);

test.each([
  [
    'later tables',
    (manifest: Record<string, unknown>) => ({
      ...manifest,
      migrations: [...(manifest.migrations as object[]), { name: '9999_later.sql', checksum: 'x' }],
    }),
    /made by a newer version of Orendi, whose migration 9999_later\.sql is not known here/,
  ],
  [
    'other tables',
    (manifest: Record<string, unknown>) => ({
      ...manifest,
      migrations: (manifest.migrations as { name: string }[]).map(({ name: one }) => ({
        name: one,
        checksum: 'x',
      })),
    }),
    /made by another version of Orendi, whose migration 0001_catalogue\.sql/,
  ],
])('a backup with %s is refused', async (_, edit, sentence) => {
  await editManifest(edit);
  const dataDir = folder.path(`data-${copies}`);
  await expect(restore({ dataDir, authSecret: testSecret }, { from: copy })).rejects.toThrow(
    sentence,
  );
  expect(existsSync(dataDir)).toBe(false);
});
