import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parsePictureKey } from './picture-key.ts';
import { readPicture } from './read-picture.ts';
import {
  corners,
  cornersOf,
  drawNoise,
  drawPlain,
  drawQuarters,
  isNear,
} from './testing/draw-picture.ts';
import { drawPngBomb } from './testing/png-bomb.ts';

const colorOf = (key: string) => [...Buffer.from(parsePictureKey(key)?.color ?? '', 'hex')];

describe('what is kept', () => {
  const formats = {
    jpeg: () => drawQuarters(80, 60).jpeg(),
    'progressive jpeg': () => drawQuarters(80, 60).jpeg({ progressive: true }),
    'cmyk jpeg': () => drawQuarters(80, 60).toColourspace('cmyk').jpeg(),
    png: () => drawQuarters(80, 60).png(),
    '16 bit png': () => drawQuarters(80, 60).toColourspace('rgb16').png(),
    webp: () => drawQuarters(80, 60).webp({ lossless: true }),
    avif: () => drawQuarters(80, 60).avif({ effort: 0 }),
  };

  test.each(Object.entries(formats))('%s becomes webp of the same size', async (_, draw) => {
    const read = await readPicture(await draw().toBuffer());
    expect(await sharp(read.webp).metadata()).toMatchObject({
      format: 'webp',
      width: 80,
      height: 60,
    });
    expect(read).toMatchObject({ width: 80, height: 60 });
    expect(parsePictureKey(read.key)).toMatchObject({ width: 80, height: 60 });
  });

  // Where the first row and the first column of the file belong: EXIF 2.32, tag 0x0112.
  const { topLeft, topRight, bottomLeft, bottomRight } = corners;
  test.each([
    [1, 80, 60, [topLeft, topRight, bottomLeft, bottomRight]],
    [2, 80, 60, [topRight, topLeft, bottomRight, bottomLeft]],
    [3, 80, 60, [bottomRight, bottomLeft, topRight, topLeft]],
    [4, 80, 60, [bottomLeft, bottomRight, topLeft, topRight]],
    [5, 60, 80, [topLeft, bottomLeft, topRight, bottomRight]],
    [6, 60, 80, [bottomLeft, topLeft, bottomRight, topRight]],
    [7, 60, 80, [bottomRight, topRight, bottomLeft, topLeft]],
    [8, 60, 80, [topRight, bottomRight, topLeft, bottomLeft]],
  ])('orientation %i is applied', async (orientation, width, height, turned) => {
    const upload = await drawQuarters(80, 60).withMetadata({ orientation }).jpeg().toBuffer();
    expect((await sharp(upload).metadata()).orientation).toBe(orientation);
    const read = await readPicture(upload);
    expect(read).toMatchObject({ width, height });
    const found = Object.values(await cornersOf(read.webp));
    // Order: top left, top right, bottom left, bottom right.
    turned.forEach((color, i) => expect(isNear(found[i] ?? [], color)).toBe(true));
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'nothing but pixels is left of a %s',
    async (format) => {
      const upload = await drawQuarters(80, 60)
        .withExif({
          IFD0: { Make: 'SecretCamera' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 19/1 0/1' },
        })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
        .withIccProfile('p3')
        .toFormat(format)
        .toBuffer();
      const sent = await sharp(upload).metadata();
      expect([sent.exif, sent.xmp, sent.icc].every(Buffer.isBuffer)).toBe(true);
      const { webp } = await readPicture(upload);
      const { exif, xmp, icc, iptc } = await sharp(webp).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(webp.includes('Secret')).toBe(false);
    },
  );

  test('colors of another color space are converted', async () => {
    const drawn = [30, 200, 60];
    const upload = await drawPlain(50, 50, 'rgb(30, 200, 60)')
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const inFile = await sharp(upload, { ignoreIcc: true }).raw().toBuffer();
    expect(isNear([...inFile.subarray(0, 3)], drawn)).toBe(false);
    expect(isNear(colorOf((await readPicture(upload)).key), drawn)).toBe(true);
  });

  test('the longest side is bounded, small pictures are not enlarged, thin ones keep a pixel', async () => {
    const sizeOf = async (width: number, height: number) => {
      const read = await readPicture(await drawPlain(width, height, 'teal').png().toBuffer());
      return [read.width, read.height];
    };
    expect(await sizeOf(4000, 1000)).toEqual([2560, 640]);
    expect(await sizeOf(500, 5120)).toEqual([250, 2560]);
    expect(await sizeOf(1, 1)).toEqual([1, 1]);
    expect(await sizeOf(12_000, 2)).toEqual([2560, 1]);
  });

  test('the key tells the mean color, transparent parts as white', async () => {
    const plain = await readPicture(await drawPlain(40, 40, 'rgb(200, 120, 40)').png().toBuffer());
    expect(isNear(colorOf(plain.key), [200, 120, 40])).toBe(true);
    const half = drawPlain(40, 40, 'white').composite([
      { input: await drawPlain(20, 40, 'black').png().toBuffer(), left: 0, top: 0 },
    ]);
    expect(
      isNear(colorOf((await readPicture(await half.png().toBuffer())).key), [128, 128, 128]),
    ).toBe(true);
    const clear = await readPicture(await drawPlain(40, 40, 'rgba(0, 0, 0, 0)').png().toBuffer());
    expect(isNear(colorOf(clear.key), [255, 255, 255])).toBe(true);
    expect((await sharp(clear.webp).metadata()).hasAlpha).toBe(true);
  });

  test('an animation gives its first frame', async () => {
    const frames = [drawPlain(40, 30, 'red'), drawPlain(40, 30, 'blue')];
    const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const upload = await sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(upload, { animated: true }).metadata()).pages).toBe(2);
    const read = await readPicture(upload);
    expect(read).toMatchObject({ width: 40, height: 30 });
    expect(isNear(colorOf(read.key), [255, 0, 0])).toBe(true);
    expect((await sharp(read.webp, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  test('data appended to a picture is removed', async () => {
    const page = '<script>alert(1)</script>';
    const clean = await drawQuarters(80, 60).jpeg().toBuffer();
    const read = await readPicture(Buffer.concat([clean, Buffer.from(page)]));
    expect(read.webp.includes('script')).toBe(false);
    expect(read.key).toBe((await readPicture(clean)).key);
  });

  test('the same pixels give the same key, whatever the file says besides', async () => {
    const plain = await drawNoise(90, 70).png().toBuffer();
    const told = await sharp(plain)
      .withExif({ IFD0: { Make: 'Camera' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(told.equals(plain)).toBe(false);
    expect((await readPicture(told)).key).toBe((await readPicture(plain)).key);
    const other = await drawNoise(90, 70).png().toBuffer();
    expect((await readPicture(other)).key).not.toBe((await readPicture(plain)).key);
  });
});

describe('what is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const isoMedia = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`;

  test.each([
    ['nothing', ''],
    ['one byte', '\xff'],
    ['text', 'Kjo nuk është një foto.'],
    ['a page', '<!doctype html><img src="x">'],
    ['an svg', svg],
    ['an svg with a declaration', `<?xml version="1.0"?>${svg}`],
    ['a pdf', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'],
    ['heic', isoMedia('heic')],
    ['a film', isoMedia('isom')],
    ['the start of a jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
    ['the start of a png', '\x89PNG\r\n\x1a\n'],
    ['the start of a webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['the start of an avif', isoMedia('avif')],
    ['an svg behind the start of a jpeg', `\xff\xd8\xff${svg}`],
  ])('%s', async (_, content) => {
    const upload = readPicture(Buffer.from(content, 'latin1'));
    await expect(upload).rejects.toMatchObject({ name: 'PictureError', fault: 'not_a_picture' });
  });

  test.each(['gif', 'tiff'] as const)('a whole %s', async (format) => {
    const upload = await drawQuarters(80, 60).toFormat(format).toBuffer();
    await expect(readPicture(upload)).rejects.toMatchObject({ fault: 'not_a_picture' });
  });

  const whole = {
    jpeg: () => drawNoise(300, 200).jpeg(),
    'progressive jpeg': () => drawNoise(300, 200).jpeg({ progressive: true }),
    png: () => drawNoise(300, 200).png(),
    'interlaced png': () => drawNoise(300, 200).png({ progressive: true }),
    webp: () => drawNoise(300, 200).webp(),
    avif: () => drawNoise(300, 200).avif({ effort: 0 }),
  };

  test.each(Object.entries(whole))('a %s that is cut off, wherever', async (_, draw) => {
    const upload = await draw().toBuffer();
    for (const share of [0.01, 0.1, 0.5, 0.9, 0.99]) {
      const part = readPicture(upload.subarray(0, Math.floor(upload.length * share)));
      await expect(part, `${share}`).rejects.toMatchObject({ fault: 'not_a_picture' });
    }
  });

  test('a bomb, before a pixel of it is decoded', async () => {
    const bomb = drawPngBomb(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readPicture(bomb)).rejects.toMatchObject({ fault: 'too_many_pixels' });
  });

  test('one row above 50 megapixels; at the limit it is taken', async () => {
    const over = readPicture(drawPngBomb(10_000, 5_001));
    await expect(over).rejects.toMatchObject({ fault: 'too_many_pixels' });
    expect(await readPicture(drawPngBomb(10_000, 5_000))).toMatchObject({
      width: 2560,
      height: 1280,
    });
  });

  test('a bomb that declares a small size', async () => {
    const bomb = drawPngBomb(4_000, 4_000);
    bomb.writeUInt32BE(4, 16);
    await expect(readPicture(bomb)).rejects.toMatchObject({ fault: 'not_a_picture' });
  });
});

test('the event loop goes on while a picture is decoded', async () => {
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 1);
  await readPicture(drawPngBomb(6_000, 6_000));
  clearInterval(heart);
  expect(beats).toBeGreaterThan(5);
});
