import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSpool, openSpoolFolder } from './spool.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'orendi-spool-')), 'tmp');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const content = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

test('files of a field come back as they were, and have no name that outlives a kill', async () => {
  const spool = await openSpool(openSpoolFolder(folder));
  const first = await spool.append(content('ab', 'c'), 10);
  const second = await spool.append(content('defg'), 10);
  expect(await readdir(folder)).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect([String(await first.read()), String(await second.read())]).toEqual(['abc', 'defg']);
  expect(await spool.append(content('12', '34', '56'), 5)).toMatchObject({ isTooLarge: true });
  await spool.close();
});

test('files of killed processes are deleted at the next start, those of running ones are not', async () => {
  const earlier = openSpoolFolder(folder);
  await (await earlier.open()).close();
  for (const name of ['upload-old', 'upload-new', 'other']) await writeFile(join(folder, name), '');
  const hourAgo = Date.now() / 1000 - 3600;
  for (const name of ['upload-old', 'other']) await utimes(join(folder, name), hourAgo, hourAgo);
  await (await openSpoolFolder(folder).open()).close();
  expect((await readdir(folder)).sort()).toEqual(['other', 'upload-new']);
});

test('the last room on a disk is left to others, of a small disk only a part of it', async () => {
  const megabyte = 1024 * 1024;
  let free = 0;
  let all = 0;
  const spools = openSpoolFolder(folder, {
    readRoom: async () => ({ freeBytes: free, totalBytes: all }),
  });
  const taken: boolean[] = [];
  for (const [gigabytes, megabytes] of [
    [200, 300],
    [200, 200],
    [0.1, 20],
    [0.1, 4],
  ] as const) {
    [all, free] = [gigabytes * 1024 * megabyte, megabytes * megabyte];
    const file = await spools.open().catch(() => null);
    await file?.close();
    taken.push(file !== null);
  }
  expect(taken).toEqual([true, false, true, false]);
});

test('a disk that fills up while a file grows ends the upload', async () => {
  let free = 10 ** 12;
  const spool = await openSpool(
    openSpoolFolder(folder, {
      readRoom: async () => ({ freeBytes: free, totalBytes: 10 ** 12 }),
    }),
  );
  async function* endless() {
    for (;;) {
      yield Buffer.alloc(4 * 1024 * 1024);
      free = 0;
    }
  }
  const append = spool.append(Readable.from(endless()), 10 ** 9);
  await expect(append).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await spool.close();
});

test.runIf(existsSync('/dev/full'))('a full disk is told as what it is', async () => {
  const openFile = async (path: string) => {
    await writeFile(path, '');
    return open('/dev/full', 'r+');
  };
  const spool = await openSpool(openSpoolFolder(folder, { openFile }));
  await expect(spool.append(content('a'), 10)).rejects.toMatchObject({ code: 'ENOSPC' });
  await spool.close();
  expect(await readdir(folder)).toEqual([]);
});
