import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findFocus } from '@orendi/server/platform/media/find-focus';
import { meanColor } from '@orendi/server/platform/media/read-picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { demoSeed } from '../fill/demo-queries.ts';
import {
  listPictureFiles,
  pathOfPicture,
  productPictures,
  readPictureFile,
} from './put-pictures.ts';

const listed = listPictureFiles();

test('each file is listed, and each listed one is there', () => {
  const there = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => join(import.meta.dirname, name));
  expect(there.sort()).toEqual(listed.map(({ name }) => pathOfPicture(name)).sort());
});

test('the catalogue shows each of them', () => {
  const { products, businesses } = makeCatalogue(demoSeed, new Date());
  const shown = [
    ...businesses.flatMap(({ business: { slug } }) => [`covers/${slug}`, `logos/${slug}`]),
    ...products.flatMap(({ pictured }) => productPictures(pictured)),
  ];
  expect(shown.sort()).toEqual(listed.map(({ name }) => name).sort());
});

test('each has the size that is known of it', async () => {
  const found = listed.map(async ({ name }) => {
    const { format, width, height } = await sharp(pathOfPicture(name)).metadata();
    return { name, format, width, height };
  });
  expect(await Promise.all(found)).toEqual(
    listed.map(({ name, width, height }) => ({ name, format: 'webp', width, height })),
  );
});

// Of all of them it would take a quarter of a minute.
test('every tenth has the mean color and the focus that are known of it', async () => {
  const some = listed.filter((_, i) => i % 10 === 0);
  const found = some.map(async ({ name }) => {
    const webp = readFileSync(pathOfPicture(name));
    return { name, color: await meanColor(webp), focus: await findFocus(webp) };
  });
  expect(await Promise.all(found)).toEqual(
    some.map(({ name, color, focus }) => ({ name, color, focus })),
  );
});

test('products have pictures of every shape that phones take', () => {
  const shapes = listed
    .filter(({ name }) => name.startsWith('products/'))
    .map(({ width, height }) => width / height);
  for (const shape of [4 / 5, 1, 4 / 3, 16 / 9, 2]) {
    expect(shapes.some((one) => Math.abs(one - shape) < 0.01)).toBe(true);
  }
});

test('no two are the same', async () => {
  const keys = new Set<string>();
  for (const file of listed) keys.add((await readPictureFile(file)).key);
  expect(keys.size).toBe(listed.length);
});

test('they take at most 30 MB', () => {
  const sum = listed.reduce((total, { name }) => total + statSync(pathOfPicture(name)).size, 0);
  expect(sum).toBeLessThan(30_000_000);
});
