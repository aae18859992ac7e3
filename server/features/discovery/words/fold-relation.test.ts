import { foldText } from '@orendi/contract/fold-name';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWords } from './fold.ts';

it('the words of a search are the folded text, cut into words and with plain letters', () => {
  expect(foldText('Straße')).toBe('straße');
  expect(foldWords('Straße')).toEqual(['strasse']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(foldWords(foldText(text))).toEqual(foldWords(text));
    }),
    { numRuns: 2000 },
  );
});
