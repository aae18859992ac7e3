import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ReadPicture } from '../../media/index.ts';
import { createMetrics } from '../../metrics/index.ts';
import { createUploads } from './create-uploads.ts';
import { openSpoolFolder } from './spool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-uploads-'));
});
afterEach(() => rm(folder, { recursive: true }));

const picture: ReadPicture = {
  key: 'a',
  width: 1,
  height: 1,
  focus: [0.5, 0.5],
  webp: Buffer.alloc(0),
};
const formOf = (bytes: number) => {
  const body = new FormData();
  body.append('logo', new File(['x'.repeat(bytes)], 'logo.png'));
  return new Request('http://localhost', { method: 'POST', body });
};
const schema = z.object({ logo: z.object({ key: z.string() }) });
const ana = { account: 'ana', network: 'home' };

/** Pictures whose reading ends when the test wants. */
function slowMedia() {
  const ends: (() => void)[] = [];
  const read = vi.fn(async () => {
    const { promise, resolve } = Promise.withResolvers<ReadPicture>();
    ends.push(() => resolve(picture));
    return promise;
  });
  return { read, ends };
}

test('forms that are worked on wait for places, of which an account and a network have shares', async () => {
  const uploads = createUploads({ read: async () => picture }, openSpoolFolder(folder));
  const working: string[] = [];
  const ends: (() => void)[] = [];
  const send = (account: string, network: string) =>
    uploads.inTurn({ account, network }, async (turn) => {
      await turn.readForm(formOf(10), { logo: 1 }, schema);
      working.push(account);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
    });
  const atHome = ['ana', 'bea', 'eva', 'ina', 'lea'].map((account) => send(account, 'home'));
  await expect.poll(() => working).toHaveLength(4);
  const elsewhere = send('zana', 'away');
  await expect.poll(() => working).toHaveLength(5);
  expect(working.at(-1)).toBe('zana');
  ends[0]?.();
  await expect.poll(() => working).toHaveLength(6);
  for (const end of ends) end();
  await Promise.all([...atHome, elsewhere]);
});

test('forms are counted that are here, wait for their turn, or are turned away', async () => {
  const metrics = createMetrics();
  const uploads = createUploads({ read: async () => picture }, openSpoolFolder(folder), metrics);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const sender = { account: 'ana', network: 'home' };
  const figures = async () => {
    const text = await metrics.registry.metrics();
    return ['running', 'waiting', 'refused_total'].map((name) =>
      Number(new RegExp(`^orendi_uploads_${name} (\\d+)$`, 'm').exec(text)?.[1]),
    );
  };
  // An account has two turns at once, and eight places in the line.
  const forms = Array.from({ length: 11 }, () => uploads.inTurn(sender, () => end));
  expect((await Promise.race(forms.map((form) => form.catch(String)))) as unknown).toMatch(
    /RATE_LIMITED|ApiError/,
  );
  expect(await figures()).toEqual([2, 8, 1]);
  resolve();
  await Promise.allSettled(forms);
  expect(await figures()).toEqual([0, 0, 1]);
});

test('pictures are read in turn: who has had many read comes after who has not', async () => {
  const { read, ends } = slowMedia();
  const uploads = createUploads({ read }, openSpoolFolder(folder));
  const order: string[] = [];
  const readFor = async (account: string) => {
    await uploads.readPicture({ account, network: 'home' }, Buffer.alloc(1));
    order.push(account);
  };
  const all = ['ana', 'ana', 'ana', 'eva'].map(readFor);
  for (let at = 0; at < all.length; at += 1) {
    await expect.poll(() => ends).toHaveLength(at + 1);
    if (at === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    ends[at]?.();
  }
  await Promise.all(all);
  expect(order).toEqual(['ana', 'eva', 'ana', 'ana']);
});

test('a disk that is full is told as what it is, and nothing stays open', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const close = vi.fn<() => Promise<void>>();
  const spools = openSpoolFolder(folder);
  const uploads = createUploads(
    { read: async () => picture },
    {
      ...spools,
      async open() {
        const file = await spools.open();
        close.mockImplementation(file.close.bind(file));
        return Object.assign(file, { write: () => Promise.reject(full), close });
      },
    },
  );
  const sent = uploads.inTurn(ana, (turn) => turn.readForm(formOf(10), { logo: 1 }, schema));
  await expect(sent).rejects.toBe(full);
  expect(close).toHaveBeenCalledOnce();
  expect(await readdir(folder)).toEqual([]);
});

test('too many forms of all together are put off', async () => {
  const uploads = createUploads({ read: async () => picture }, openSpoolFolder(folder));
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const hold = (n: number) => uploads.inTurn({ account: `${n}`, network: `${n % 8}` }, () => end);
  const held = Array.from({ length: 256 }, (_, n) => hold(n));
  await expect(hold(256)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  resolve();
  await Promise.all(held);
});
