import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  choosePhotos,
  photoFinder,
  type PhotoSource,
} from '@orendi/server/features/spreadsheets/index';
import { operatorWords } from '../import/read-rules.ts';
import { openPhotoFolder } from './photo-shelf.ts';

let folder: string;
let photos: PhotoSource;
const files = [
  'A1.jpg',
  'a1-2.PNG',
  'A1-10.webp',
  'A1-x.jpg',
  'Divan e\u0308.jpeg',
  'notes.txt',
  'A1.txt',
  '.hidden.jpg',
  ...Array.from({ length: 11 }, (_, i) => `many-${i + 1}.jpg`),
];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orendi-photos-'));
  await mkdir(join(folder, 'inner.jpg'));
  await writeFile(join(folder, '..', `${basename(folder)}.jpg`), '');
  for (const file of files) await writeFile(join(folder, file), '');
  photos = await openPhotoFolder(folder);
});
afterAll(async () => {
  await rm(`${folder}.jpg`);
  await rm(folder, { recursive: true });
});

function chooseFrom(names: string[], key: string, wanted = '', shareOut = false) {
  const faults: string[] = [];
  const wish = { names: wanted, labels: [key], shareBy: shareOut ? key : undefined };
  const refs = choosePhotos(
    { ...wish, known: undefined },
    photoFinder(names, 'key'),
    operatorWords,
    (sentence) => faults.push(`photos: ${sentence('en')}`),
  );
  return { paths: refs?.map((photo) => ('file' in photo ? photo.file : photo.key)) ?? [], faults };
}

const choose = (key: string, names?: string, shareOut = false) => {
  const { paths, faults } = chooseFrom(photos.names, key, names, shareOut);
  return faults.length > 0 ? faults : paths;
};

test('named files are found without regard to case and composition, in their order', () => {
  expect(choose('', 'DIVAN ë.jpeg ;a1.JPG|| a1.jpg ; notes.txt')).toEqual([
    'Divan e\u0308.jpeg',
    'A1.jpg',
    'notes.txt',
  ]);
});

test('a name that is not in the folder is a fault, also one that leads out of it', () => {
  const outside = `../${basename(folder)}.jpg`;
  expect(choose('A1', `A1.jpg;${outside};inner.jpg`, true)).toEqual([
    `photos: there is no file "${outside}" in the folder`,
    'photos: there is no file "inner.jpg" in the folder',
  ]);
});

test('files are found by the article number and ordered by what follows it', () => {
  expect(choose('a1', ' ')).toEqual(['A1.jpg', 'a1-2.PNG', 'A1-10.webp']);
  expect(choose('A1-2')).toEqual(['a1-2.PNG']);
  expect(choose('A', undefined)).toEqual([]);
});

test('more photos than a product can have are a fault', () => {
  expect(choose('many')).toEqual(['photos: 11 files, and at most 10 can be shown']);
});

test('pictures are shared out by the key alone, and all are used', () => {
  const given = Array.from({ length: 500 }, (_, i) => choose(`key ${i}`, undefined, true));
  expect(given).toEqual(given.map((_, i) => choose(`key ${i}`, undefined, true)));
  expect(given.every((paths) => paths.length === 1)).toBe(true);
  expect(new Set(given.flat()).size).toBe(files.length - 3);
});

test('without a folder there are no photos', () => {
  expect(chooseFrom([], 'A1')).toEqual({ paths: [], faults: [] });
});
