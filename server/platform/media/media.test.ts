import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { createMedia, type Media } from './index.ts';
import {
  corners,
  cornersOf,
  drawNoise,
  drawPlain,
  drawQuarters,
  isNear,
} from './testing/draw-picture.ts';
import { bodyOf } from './testing/body-of.ts';
import { openFolderPlace, openS3Place, type OpenPlace } from './testing/open-places.ts';

const unknown = '0123456789abcdef0123456789abcdef-800x1200-c8b79a';

describe.each([
  ['a folder', openFolderPlace],
  ['an S3 bucket', openS3Place],
])('pictures in %s', (_, openPlace) => {
  let open: OpenPlace;
  let media: Media;

  beforeEach(async () => {
    open = await openPlace();
    media = await createMedia({ storage: open.place, log: silentLog });
  });
  afterEach(() => open.close());

  const bytesOf = async (path: string) => {
    const served = await media.serve(path);
    return served && bodyOf(served);
  };

  test('come back as they were stored', async () => {
    const { webp, key } = await media.read(await drawNoise(900, 600).jpeg().toBuffer());
    expect(await open.list()).toEqual([]);
    const stored = await media.keep({ webp, key, width: 900, height: 600 });
    expect(stored).toEqual({ key, width: 900, height: 600, bytes: webp.length });
    const served = await media.serve(`/${key}.webp`);
    expect(served).toMatchObject({ contentType: 'image/webp', bytes: webp.length });
    expect(served && (await bodyOf(served)).equals(webp)).toBe(true);
    expect(await media.has(key)).toBe(true);
  });

  test('lie there once, however often they are sent', async () => {
    const upload = await drawQuarters(90, 60).jpeg().toBuffer();
    const stored = await Promise.all([media.store(upload), media.store(Readable.from([upload]))]);
    const again = await media.store(upload);
    expect(new Set([...stored, again].map(({ key }) => key))).toEqual(new Set([again.key]));
    expect(await open.list()).toEqual([`${again.key.slice(0, 2)}/${again.key}/original.webp`]);
  });

  test('are made in the sizes asked for, and kept', async () => {
    const { key } = await media.store(await drawQuarters(900, 600).jpeg().toBuffer());
    for (const format of ['webp', 'jpg'] as const) {
      const size = (await bytesOf(`/${key}/320.${format}`)) ?? Buffer.alloc(0);
      expect(await sharp(size).metadata()).toMatchObject({
        format: format === 'jpg' ? 'jpeg' : 'webp',
        width: 320,
        height: 213,
      });
      expect(isNear((await cornersOf(size)).topLeft, corners.topLeft)).toBe(true);
      expect((await bytesOf(`/${key}/320.${format}`))?.equals(size)).toBe(true);
    }
    const folder = `${key.slice(0, 2)}/${key}`;
    expect(await open.list()).toEqual([
      `${folder}/320.jpg`,
      `${folder}/320.webp`,
      `${folder}/original.webp`,
    ]);
  });

  test('are completed to a frame, and kept', async () => {
    const { key } = await media.store(await drawQuarters(900, 600).jpeg().toBuffer());
    const framed = (await bytesOf(`/${key}/4x5-22/320.webp`)) ?? Buffer.alloc(0);
    expect(await sharp(framed).metadata()).toMatchObject({ width: 320, height: 400 });
    expect((await bytesOf(`/${key}/4x5-22/320.webp`))?.equals(framed)).toBe(true);
    const folder = `${key.slice(0, 2)}/${key}`;
    expect(await open.list()).toEqual([`${folder}/4x5-22/320.webp`, `${folder}/original.webp`]);
    expect(await bytesOf(`/${unknown}/4x5-22/320.webp`)).toBeNull();
  });

  test('have at most sixty files, whichever frames are tried out', async () => {
    const { key } = await media.store(await drawQuarters(180, 200).jpeg().toBuffer());
    for (const shape of ['4x5', '1x1', '16x9'])
      for (let place = 0; place < 25; place += 1)
        expect(
          await bytesOf(`/${key}/${shape}-${Math.floor(place / 5)}${place % 5}/160.webp`),
        ).not.toBeNull();
    expect(await open.list()).toHaveLength(60);
  });

  test('are never enlarged', async () => {
    const { key } = await media.store(await drawQuarters(200, 100).jpeg().toBuffer());
    const original = await bytesOf(`/${key}.webp`);
    expect(original && (await bytesOf(`/${key}/1920.webp`))?.equals(original)).toBe(true);
    for (const width of [320, 1920]) {
      const size = (await bytesOf(`/${key}/${width}.jpg`)) ?? Buffer.alloc(0);
      expect(await sharp(size).metadata()).toMatchObject({ width: 200, height: 100 });
    }
    expect(await open.list()).toHaveLength(2);
  });

  test('are white where they are transparent, as jpeg', async () => {
    const upload = await drawPlain(200, 100, 'rgba(0, 0, 0, 0)').png().toBuffer();
    const { key } = await media.store(upload);
    const size = (await bytesOf(`/${key}/160.jpg`)) ?? Buffer.alloc(0);
    expect(isNear((await cornersOf(size)).topLeft, [255, 255, 255])).toBe(true);
  });

  test('go with all their sizes, and others stay', async () => {
    const one = await media.store(await drawQuarters(300, 200).jpeg().toBuffer());
    const other = await media.store(await drawPlain(300, 200, 'teal').png().toBuffer());
    for (const { key } of [one, other]) await media.serve(`/${key}/160.webp`);
    await media.remove(one.key);
    expect(await media.has(one.key)).toBe(false);
    expect(await media.serve(`/${one.key}.webp`)).toBeNull();
    expect(await media.serve(`/${one.key}/160.webp`)).toBeNull();
    expect(await open.list()).toEqual(
      ['160', 'original'].map((name) => `${other.key.slice(0, 2)}/${other.key}/${name}.webp`),
    );
    await media.remove(one.key);
  });

  test('that are unknown are not there', async () => {
    expect(await media.has(unknown)).toBe(false);
    for (const path of [`/${unknown}.webp`, `/${unknown}/320.webp`, `/${unknown}/320.jpg`]) {
      expect(await media.serve(path)).toBeNull();
    }
    await media.remove(unknown);
    expect(await open.list()).toEqual([]);
  });

  test('that are none leave nothing', async () => {
    const half = (await drawNoise(300, 200).png().toBuffer()).subarray(0, 9_000);
    await expect(media.store(half)).rejects.toMatchObject({ fault: 'not_a_picture' });
    expect(await open.list()).toEqual([]);
  });

  test('are told from other names', async () => {
    for (const name of ['', '..', '../..', '.incoming', `${unknown}/..`]) {
      expect(await media.has(name)).toBe(false);
      await media.remove(name);
      expect(await media.serve(`/${name}`)).toBeNull();
    }
  });
});
