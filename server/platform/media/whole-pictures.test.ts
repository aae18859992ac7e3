import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMedia, type Media } from './index.ts';
import { mediaRoutes } from './media-routes.ts';
import { originalName } from './picture-key.ts';
import { openFolderPlace } from './testing/open-places.ts';

let place: Awaited<ReturnType<typeof openFolderPlace>>;
let media: Media;
const log = { warn: vi.fn<(facts: object, text?: string) => void>() };

beforeEach(async () => {
  log.warn.mockClear();
  place = await openFolderPlace();
  media = await createMedia({ storage: place.place, log });
});
afterEach(() => place.close());

/** Noise, which compresses so badly that the original is larger than what is read at once. */
const draw = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

const get = (path: string) => mediaRoutes(media).request(path);
const pathOf = (name: string) => join(place.place.folder, name);

test.each([
  ['small', 64],
  ['large', 700],
])(
  'a %s original that was cut is 404 and not kept, and comes back with its photograph',
  async (_, width) => {
    const photo = await draw(width);
    const { key, bytes } = await media.store(photo);
    const original = await get(`/${key}.webp`);
    expect(original.status).toBe(200);
    expect((await original.arrayBuffer()).byteLength).toBe(bytes);

    await truncate(pathOf(originalName(key)), Math.floor(bytes / 2));
    for (const path of [`/${key}.webp`, `/${key}/320.webp`, `/${key}/320.jpg`]) {
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await media.has(key)).toBe(false);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { reason: originalName(key), leftOut: 0 },
      'a stored picture is damaged, and not served',
    );

    await media.store(photo);
    expect(await media.has(key)).toBe(true);
    expect((await get(`/${key}/320.webp`)).status).toBe(200);
  },
);

test.each(['webp', 'jpg'])('a size in %s that was cut is made anew', async (format) => {
  const { key } = await media.store(await draw(300));
  const sound = Buffer.from(await (await get(`/${key}/160.${format}`)).arrayBuffer());
  const names = await place.list();
  const kept = names.find((name) => name.endsWith(`160.${format}`)) ?? '';
  for (const damaged of [sound.subarray(0, sound.length - 5), Buffer.alloc(0), Buffer.alloc(900)]) {
    await writeFile(pathOf(kept), damaged);
    const again = await get(`/${key}/160.${format}`);
    expect(again.status).toBe(200);
    expect(Buffer.from(await again.arrayBuffer()).equals(sound)).toBe(true);
  }
});
