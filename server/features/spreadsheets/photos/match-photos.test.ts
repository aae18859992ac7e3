import { expect, test } from 'vitest';
import { matchPhotos } from './match-photos.ts';

const drafts = [
  { id: 1, labels: ['B-204', 'Kolltuk'] },
  { id: 2, labels: ['B-20', 'Kolltuk'] },
  { id: 3, labels: ['Tavolinë Çelës'] },
  { id: 4, labels: ['B'] },
];
const matched = (...paths: string[]) => Object.fromEntries(matchPhotos(drafts, paths));

test('photos belong to the article number or name that they are called after', () => {
  expect(matched('B-204_1.jpg', 'b204 (2).JPG', 'x/b_20.png')).toEqual({
    1: ['B-204_1.jpg', 'b204 (2).JPG'],
    2: ['x/b_20.png'],
  });
  expect(matched('TAVOLINE CELES.jpeg')).toEqual({ 3: ['TAVOLINE CELES.jpeg'] });
});

test('they stand in the order of their numbers, one without a number first, ten at most', () => {
  const names = Array.from({ length: 12 }, (_, i) => `B-204-${i + 1}.jpg`).toReversed();
  const { 1: photos } = matched(...names, 'B-204.jpg');
  expect(photos).toHaveLength(10);
  expect(photos?.slice(0, 3)).toEqual(['B-204.jpg', 'B-204-1.jpg', 'B-204-2.jpg']);
  expect(photos?.at(-1)).toBe('B-204-9.jpg');
});

test('a folder names all that is in it', () => {
  expect(matched('fotot/B-204/IMG_2.jpg', 'fotot/B-204/IMG_1.jpg')).toEqual({
    1: ['fotot/B-204/IMG_1.jpg', 'fotot/B-204/IMG_2.jpg'],
  });
});

test('a long name of dashes or spaces takes no time', () => {
  const long = ['-', ' ', '_1 '].map((part) => `B-204${part.repeat(20_000)}x.jpg`);
  const start = performance.now();
  expect(matched(...long)).toEqual({});
  expect(performance.now() - start).toBeLessThan(300);
});

test('what is nobody’s, several products’, or no picture, is left', () => {
  expect(matched('IMG_2041.jpg', 'kolltuk.jpg', 'B-204.pdf', '(1).jpg', '___.jpg')).toEqual({});
  expect(matched('B-2041.jpg')).toEqual({});
});
