import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { Composition } from './keep-composition.ts';
import { mediaOver } from './media.ts';
import { QueueFull } from './queue.ts';
import type { PictureStorage } from './storage.ts';
import { bodyOf } from './testing/body-of.ts';
import { drawQuarters } from './testing/draw-picture.ts';
import { openFolderPlace } from './testing/open-places.ts';

let open: Awaited<ReturnType<typeof openFolderPlace>>;
let storage: PictureStorage;
let media: ReturnType<typeof mediaOver>;
let key: string;
let composition: Composition;

const drawn = Buffer.from('a drawing');
const files = async () => (await open.list()).filter((name) => name.includes('preview-'));

beforeEach(async () => {
  open = await openFolderPlace();
  storage = await openFolderStorage(open.place.folder);
  media = mediaOver(storage, silentLog);
  ({ key } = await media.store(await drawQuarters(900, 600).jpeg().toBuffer()));
  composition = { subject: 'preview-product-1-al', version: 'one', pictures: [key] };
});
afterEach(() => open.close());

test('is drawn from the stored pictures, kept, and drawn once', async () => {
  const draw = vi.fn(async (read: (key: string) => Promise<Buffer | null>) => {
    expect((await read(key))?.length).toBeGreaterThan(100);
    expect(await read('nothing')).toBeNull();
    return drawn;
  });
  const first = await media.compose(composition, draw);
  expect(first).toMatchObject({ contentType: 'image/jpeg', bytes: drawn.length });
  const again = await media.compose(composition, draw);
  expect(await bodyOf(again)).toEqual(drawn);
  expect(again.etag).toBe(first.etag);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('ten who ask at once cause one drawing', async () => {
  const draw = vi.fn(async () => drawn);
  const served = await Promise.all(
    Array.from({ length: 10 }, () => media.compose(composition, draw)),
  );
  expect(served.every(({ bytes }) => bytes === drawn.length)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a new version takes the place of the old one; other subjects stay', async () => {
  const draw = async () => drawn;
  await media.compose(composition, draw);
  await media.compose({ ...composition, subject: 'preview-product-1-en' }, draw);
  await media.compose({ ...composition, version: 'two' }, draw);
  expect((await files()).map((name) => name.split('/').slice(-2).join('/')).sort()).toEqual([
    'preview-product-1-al/two.jpg',
    'preview-product-1-en/one.jpg',
  ]);
});

test('goes with the picture beside which it lies', async () => {
  await media.compose(composition, async () => drawn);
  await media.remove(key);
  expect(await open.list()).toEqual([]);
});

test('is not kept where that picture is not stored, nor without any', async () => {
  const gone = key.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const draw = vi.fn(async () => drawn);
  await media.compose({ ...composition, pictures: [gone] }, draw);
  await media.compose({ ...composition, pictures: [] }, draw);
  expect(await files()).toEqual([]);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('one is drawn at a time, sizes for visitors go on, and too many are sent away', async () => {
  let release = () => {};
  const held = new Promise<Buffer>((resolve) => {
    release = () => resolve(drawn);
  });
  let running = 0;
  let most = 0;
  const draw = async () => {
    most = Math.max(most, (running += 1));
    const body = await held;
    running -= 1;
    return body;
  };
  const asked = Array.from({ length: 80 }, (_, number) =>
    media.compose({ ...composition, subject: `preview-product-${number}-al` }, draw),
  );
  const outcomes = Promise.allSettled(asked);
  await expect.poll(() => running).toBe(1);
  release();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(most).toBe(1);
  expect(refused).toHaveLength(80 - 61);
  expect(refused[0]).toMatchObject({ reason: expect.any(QueueFull) });
  // The queue is free again.
  expect(await media.compose(composition, async () => drawn)).toMatchObject({ bytes: 9 });
  expect(await media.serve(`/${key}/320.webp`)).not.toBeNull();
});

test('a drawing that fails is not kept, and is tried again', async () => {
  const failing = media.compose(composition, async () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await media.compose(composition, async () => drawn)).toMatchObject({ bytes: 9 });
});

test('a drawing that cannot be kept is still answered, and logged', async () => {
  const log = { warn: vi.fn() };
  vi.spyOn(storage, 'write').mockRejectedValue(new Error('disk full'));
  const served = await mediaOver(storage, log).compose(composition, async () => drawn);
  expect(served.bytes).toBe(drawn.length);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
