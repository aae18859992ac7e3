import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { meanColor } from '../platform/media/read-picture.ts';
import { banner, ensureBaseMedia } from './ensure-base-media.ts';

test('a shop starts without its banner while the bucket for pictures is away, and not after a bug', async () => {
  const log = { warn: vi.fn<() => void>() };
  const start = (thrown: Error) =>
    ensureBaseMedia({ log, media: { keep: () => Promise.reject(thrown) } } as unknown as Services);
  await start(Object.assign(new Error('no answer'), { name: 'TimeoutError' }));
  expect(log.warn).toHaveBeenCalledOnce();
  await expect(start(new Error('a bug'))).rejects.toThrow('a bug');
});

test('the facts of the banner are those of its file', async () => {
  const webp = await readFile(banner.file);
  const { width, height } = await sharp(webp).metadata();
  expect(banner).toMatchObject({ width, height, color: await meanColor(webp) });
});
