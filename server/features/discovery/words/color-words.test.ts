import { namedColors } from '@orendi/contract/colors';
import { describe, expect, it } from 'vitest';
import { colorWords } from '../make-listing.ts';
import { foldWords } from '@orendi/search/words/fold-words';

describe('colorWords', () => {
  it.each([
    ['#ffffff', 'White E bardhë'],
    ['#1E2B50', 'Navy blue Blu marine'],
    ['#b01020', 'Red E kuqe'],
  ])('finds %s as %s', (color, words) => {
    expect(colorWords(color)).toBe(words);
  });

  it.each([
    ['Bardhë', 'white'],
    ['I bardhë', 'white'],
    ['e bardha', 'white'],
    ['WHITE', 'bardhe'],
    ['Jeshil', 'green'],
    ['Kafe', 'brown'],
    ['Brown', 'kafe'],
    ['Zi', 'black'],
    ['Dark Gray', 'erret'],
    ['Krem', 'cream'],
  ])('finds a product in %s by %s as well', (color, word) => {
    const words = foldWords(colorWords(color));
    expect(words).toEqual(expect.arrayContaining([...foldWords(color), word]));
  });

  it.each(['Dru arre', 'Stainless steel', '#zzz', ''])('leaves %j as it is', (color) => {
    expect(colorWords(color)).toBe(color);
  });

  it('has words of both languages for every colour of the list', () => {
    for (const { hex, en, al } of namedColors) expect(colorWords(hex)).toBe(`${en} ${al}`);
  });
});
