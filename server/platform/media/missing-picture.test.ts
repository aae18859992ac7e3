import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { createMedia, type MissingPicture } from './index.ts';
import { bodyOf } from './testing/body-of.ts';
import { drawPlain } from './testing/draw-picture.ts';
import { openFolderPlace, type OpenPlace } from './testing/open-places.ts';

const known = '0123456789abcdef0123456789abcdef-800x1000-c8b79a';
const unknown = '0123456789abcdef0123456789abcdee-800x1000-c8b79a';

let open: OpenPlace;
beforeEach(async () => {
  open = await openFolderPlace();
});
afterEach(() => open.close());

async function mediaWith(make: MissingPicture) {
  const missing = vi.fn(make);
  const media = await createMedia({ storage: open.place, log: silentLog, missing });
  return { media, missing };
}

const draw = () => drawPlain(800, 1000, '#c8b79a').webp().toBuffer();

test('what is missing is made once for all who ask meanwhile, stored, and not asked for again', async () => {
  const { media, missing } = await mediaWith(async (key) => (key === known ? draw() : null));
  const paths = ['.webp', '/320.webp', '/320.jpg', '/960.webp', '.webp'];
  const served = await Promise.all(paths.map((path) => media.serve(`/${known}${path}`)));
  const widths = served.map(async (picture) => {
    if (!picture) throw new Error('not served');
    const bytes = await bodyOf(picture);
    expect(bytes.length).toBe(picture.bytes);
    return (await sharp(bytes).metadata()).width;
  });
  expect(await Promise.all(widths)).toEqual([800, 320, 320, 800, 800]);
  expect(missing).toHaveBeenCalledTimes(1);
  expect(await media.has(known)).toBe(true);
  await media.serve(`/${known}/480.webp`);
  expect(missing).toHaveBeenCalledTimes(1);
});

test('what cannot be made is not there, and leaves nothing', async () => {
  const { media, missing } = await mediaWith(async () => null);
  expect(await media.serve(`/${unknown}.webp`)).toBeNull();
  expect(await media.serve(`/${unknown}/320.webp`)).toBeNull();
  expect(missing).toHaveBeenCalledWith(unknown);
  expect(await open.list()).toEqual([]);
});

test('only keys are asked for, and only sizes that there are', async () => {
  const { media, missing } = await mediaWith(draw);
  for (const path of [
    '/nothing.webp',
    `/${known}/321.webp`,
    `/${known}.jpg`,
    `/../${known}.webp`,
  ]) {
    expect(await media.serve(path)).toBeNull();
  }
  expect(missing).not.toHaveBeenCalled();
});

test('while one is made, sizes of others are served', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const { media } = await mediaWith(async () => slow.then(draw));
  const { key } = await media.store(await drawPlain(600, 600, '#123456').png().toBuffer());
  const waiting = Array.from({ length: 4 }, () => media.serve(`/${known}/320.webp`));
  expect(await media.serve(`/${key}/320.webp`)).not.toBeNull();
  finish();
  expect((await Promise.all(waiting)).every(Boolean)).toBe(true);
});
