import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStorage } from './folder-storage.ts';
import { bodyOf } from './testing/body-of.ts';
import { openFolderPlace } from './testing/open-places.ts';

let open: Awaited<ReturnType<typeof openFolderPlace>>;
let folder: string;

beforeEach(async () => {
  open = await openFolderPlace();
  ({ folder } = open.place);
});
afterEach(() => open.close());

test.each([0, 1, 128 * 1024, 128 * 1024 + 1, 3_000_000])('%i bytes come back', async (length) => {
  const storage = await openFolderStorage(folder);
  const bytes = Buffer.alloc(length, 'orendi');
  await storage.write('ab/key/original.webp', bytes, 'image/webp');
  const found = await storage.open('ab/key/original.webp');
  expect(found?.bytes).toBe(length);
  expect(found && (await bodyOf(found)).equals(bytes)).toBe(true);
  expect((await storage.read('ab/key/original.webp'))?.equals(bytes)).toBe(true);
});

test('a write that fails leaves nothing behind', async () => {
  const storage = await openFolderStorage(folder);
  await writeFile(join(folder, 'ab'), 'a file where a folder should be');
  const failed = storage.write('ab/key/320.webp', Buffer.alloc(9), 'image/webp');
  await expect(failed).rejects.toMatchObject({ code: 'ENOTDIR' });
  expect(await open.list()).toEqual(['ab']);
});

test('a folder is made with those above it', async () => {
  const storage = await openFolderStorage(join(folder, 'data', 'pictures'));
  await storage.write('ab/key/320.webp', Buffer.alloc(9), 'image/webp');
  expect(await open.list()).toEqual(['data/pictures/ab/key/320.webp']);
});

test('half-written files of a killed process are removed at the next start, those being written stay', async () => {
  const incoming = join(folder, '.incoming');
  await mkdir(incoming);
  await Promise.all(['old', 'new'].map((name) => writeFile(join(incoming, name), 'half')));
  const twoHoursAgo = Date.now() / 1000 - 7200;
  await utimes(join(incoming, 'old'), twoHoursAgo, twoHoursAgo);
  await openFolderStorage(folder);
  expect(await readdir(incoming)).toEqual(['new']);
});

test('a folder that cannot be made is told in one sentence', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const inFile = join(file, 'pictures');
  await expect(openFolderStorage(inFile)).rejects.toMatchObject({
    name: 'StartError',
    message: `The folder for pictures, ${inFile}, cannot be written to.`,
  });
});
