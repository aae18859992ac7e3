import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/http/api-error.ts';
import { PictureError } from '../../../platform/media/index.ts';
import { readPicture } from '../../../platform/media/read-picture.ts';
import { drawSvg, readIcon } from './read-icon.ts';

const media = { read: async (upload: unknown) => readPicture(upload as Buffer) };
const icon = (upload: string | Buffer) => readIcon(media, Buffer.from(upload));

/** How much of each quarter of the icon is filled: top left, top right, bottom left, bottom right. */
async function quarters(webp: Buffer): Promise<number[]> {
  const { data, info } = await sharp(webp)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const sums = [0, 0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
      sums[quarter] = (sums[quarter] ?? 0) + (data[4 * (y * width + x) + 3] ?? 0);
    }
  }
  return sums.map((sum) => Math.round((40 * sum) / (255 * width * height)) / 10);
}

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const topLeft = '<rect width="12" height="12"/>';
const onlyTopLeft = [1, 0, 0, 0];

describe('the shape of an icon', () => {
  test('is that of an SVG, drawn sharply, whatever color and size it says', async () => {
    const read = await icon(svg(`<g fill="#fff">${topLeft}</g>`));
    expect(read).toMatchObject({ width: 144, height: 144 });
    expect(await sharp(read.webp).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
    expect(await quarters(read.webp)).toEqual(onlyTopLeft);
    for (const size of ['width="3" height="3"', 'width="9000" height="9000"', 'width="2cm"']) {
      const sized = await icon(svg(topLeft, `viewBox="0 0 24 24" ${size}`));
      expect(await quarters(sized.webp)).toEqual(onlyTopLeft);
    }
  });

  test('is kept by the icons that the shop comes with', async () => {
    const sofa = await readFile(new URL('../../../../web/public/icons/sofa.svg', import.meta.url));
    const parts = await quarters((await icon(sofa)).webp);
    for (const part of parts) expect(part).toBeGreaterThan(0.1);
    for (const part of parts) expect(part).toBeLessThan(0.5);
  });

  test('may follow what programs put in front', async () => {
    const head = '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn by hand -->\n';
    const type =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.invalid/svg11.dtd">';
    expect(await quarters((await icon(head + type + svg(topLeft))).webp)).toEqual(onlyTopLeft);
  });

  const black = { r: 0, g: 0, b: 0, alpha: 1 };
  const withBlack = (background: string | typeof black) =>
    sharp({ create: { width: 40, height: 40, channels: 4, background } }).composite([
      {
        input: { create: { width: 20, height: 20, channels: 4, background: black } },
        left: 0,
        top: 0,
      },
    ]);

  test('is what is dark in a picture, or what is not transparent', async () => {
    const onWhite = await icon(await withBlack('#ffffff').jpeg({ quality: 100 }).toBuffer());
    expect(await quarters(onWhite.webp)).toEqual(onlyTopLeft);
    const onNothing = await icon(
      await withBlack({ ...black, alpha: 0 })
        .png()
        .toBuffer(),
    );
    expect(await quarters(onNothing.webp)).toEqual(onlyTopLeft);
  });

  test('stands in the middle of a square', async () => {
    const wide = await icon(svg('<rect width="24" height="12"/>', 'viewBox="0 0 24 12"'));
    expect(wide).toMatchObject({ width: 144, height: 144 });
    expect(await quarters(wide.webp)).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  test.each([
    ['nothing', svg('')],
    ['a filled square', svg('<rect width="24" height="24"/>')],
    ['white on white', svg('<rect width="24" height="24" fill="#fff"/>')],
  ])('is missed in %s', async (_, drawn) => {
    await expect(icon(drawn)).rejects.toThrow(ApiError);
  });
});

describe('an SVG made to harm', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orendi-icon-'));
    await writeFile(join(folder, 'other.svg'), svg('<rect id="a" width="24" height="24"/>'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each([
    ['a script', '<script>fetch("http://example.invalid")</script>'],
    [
      'a page',
      '<foreignObject width="24" height="24"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"/>'],
    ['a handler', '<g onload="alert(1)"/>'],
    ['a style sheet from elsewhere', '<style>@import url("http://example.invalid/x.css");</style>'],
  ])('is drawn without %s', async (_, harm) => {
    const { webp } = await icon(svg(harm + topLeft));
    expect(await quarters(webp)).toEqual(onlyTopLeft);
    expect(webp.includes('invalid')).toBe(false);
  });

  test('opens no other file', async () => {
    const other = pathToFileURL(join(folder, 'other.svg')).href;
    for (const address of [other, 'other.svg', join(folder, 'other.svg')]) {
      const used = svg(`<use href="${address}#a"/>${topLeft}`);
      expect(await quarters((await icon(used)).webp)).toEqual(onlyTopLeft);
      const filled = svg(
        `${topLeft}<rect x="12" width="12" height="12" fill="url(${address}#a)"/>`,
      );
      expect((await quarters((await icon(filled)).webp)).slice(2)).toEqual([0, 0]);
    }
  });

  test.each([
    ['a picture', svg('<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>')],
    ['a picture in a filter', svg('<filter id="f"><feImage href="#a"/></filter>')],
    [
      'another text',
      svg(
        '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>',
      ),
    ],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
    ['a long text in front', `<!--${'x'.repeat(5000)}-->${svg(topLeft)}`],
    ['no end', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g>'],
    ['another kind', '<html><body><svg></svg></body></html>'],
    ['utf-16', Buffer.from(`\uFEFF${svg(topLeft)}`, 'utf16le')],
    ['a size without bounds', svg(topLeft, 'width="1e9" height="1" viewBox="0 0 1e9 1"')],
    ['too much', svg(topLeft + ' '.repeat(300_000))],
  ])('is refused with %s in it', async (_, harm) => {
    await expect(icon(harm)).rejects.toThrow(PictureError);
  });

  test('that doubles itself again and again is given up', async () => {
    const doubled = Array.from(
      { length: 40 },
      (_, i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}"/></g>`,
    );
    const bomb = svg(`<defs><g id="g0">${topLeft}</g>${doubled.join('')}</defs><use href="#g40"/>`);
    await expect(drawSvg(Buffer.from(bomb), 144, 1_000)).rejects.toThrow(PictureError);
  });
});
