import { afterEach, beforeEach, expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { refusalTexts } from './use-photos.ts';

beforeEach(() => speak('en'));
afterEach(() => speak('al'));

it('says one reason once, however many files it is for', () => {
  const tooMany = Array.from({ length: 10 }, (_, index) => ({
    name: `photo ${index}.jpg`,
    reason: 'A product has at most 10 photos.',
  }));
  const other = { name: 'offer.pdf', reason: 'This file cannot be used here.' };
  expect(refusalTexts([...tooMany.slice(1), other, ...tooMany.slice(0, 1)])).toEqual([
    '10 photos: A product has at most 10 photos.',
    'offer.pdf: This file cannot be used here.',
  ]);
  expect(refusalTexts([])).toEqual([]);
});
