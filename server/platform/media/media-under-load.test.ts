import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { openFolderStorage } from './folder-storage.ts';
import { mediaOver } from './media.ts';
import { originalName } from './picture-key.ts';
import type { PictureStorage } from './storage.ts';
import { bodyOf } from './testing/body-of.ts';
import { drawQuarters } from './testing/draw-picture.ts';
import { openFolderPlace } from './testing/open-places.ts';

let open: Awaited<ReturnType<typeof openFolderPlace>>;
let storage: PictureStorage;
let media: ReturnType<typeof mediaOver>;
let key: string;

beforeEach(async () => {
  open = await openFolderPlace();
  storage = await openFolderStorage(open.place.folder);
  media = mediaOver(storage, silentLog);
  ({ key } = await media.store(await drawQuarters(900, 600).jpeg().toBuffer()));
});
afterEach(() => open.close());

test('ten who ask for one size at once cause one encoding', async () => {
  const read = vi.spyOn(storage, 'read');
  const write = vi.spyOn(storage, 'write');
  const served = await Promise.all(
    Array.from({ length: 10 }, () => media.serve(`/${key}/320.webp`)),
  );
  expect(write).toHaveBeenCalledTimes(1);
  expect(read.mock.calls.filter(([name]) => name === originalName(key))).toHaveLength(1);
  const bodies = await Promise.all(served.map(async (one) => one && bodyOf(one)));
  expect(bodies[0]?.length).toBeGreaterThan(100);
  expect(bodies.every((body) => body?.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true);
});

test('asking for a size that was made since the check causes no second encoding', async () => {
  await media.serve(`/${key}/320.webp`);
  const write = vi.spyOn(storage, 'write');
  vi.spyOn(storage, 'open').mockResolvedValueOnce(null);
  expect(await media.serve(`/${key}/320.webp`)).not.toBeNull();
  expect(write).not.toHaveBeenCalled();
});

test('a size that cannot be kept is still answered, and logged', async () => {
  const log = { warn: vi.fn() };
  vi.spyOn(storage, 'write').mockRejectedValue(new Error('disk full'));
  const served = await mediaOver(storage, log).serve(`/${key}/320.webp`);
  expect(served?.bytes).toBeGreaterThan(100);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a picture removed while a size of it is made leaves nothing', async () => {
  const { write } = storage;
  vi.spyOn(storage, 'write').mockImplementation(async (...size) => {
    await media.remove(key);
    await write(...size);
  });
  expect(await media.serve(`/${key}/320.webp`)).not.toBeNull();
  expect(await open.list()).toEqual([]);
});

test('a storage that fails is an error, not a missing picture; the next call tries again', async () => {
  vi.spyOn(storage, 'read').mockRejectedValueOnce(new Error('unreachable'));
  await expect(media.serve(`/${key}/320.webp`)).rejects.toThrow('unreachable');
  expect(await media.serve(`/${key}/320.webp`)).not.toBeNull();
});

test('a picture that is sent again is not written again', async () => {
  const write = vi.spyOn(storage, 'write');
  const again = await media.store(await drawQuarters(900, 600).jpeg().toBuffer());
  expect(again.key).toBe(key);
  expect(write).not.toHaveBeenCalled();
});

test('sizes for visitors do not wait for uploads', async () => {
  const photograph = await drawQuarters(4000, 3000).jpeg().toBuffer();
  let stored = 0;
  const uploads = Array.from({ length: 4 }, async () => {
    await media.store(photograph);
    stored += 1;
  });
  await media.serve(`/${key}/160.webp`);
  expect(stored).toBeLessThan(4);
  await Promise.all(uploads);
});
