import { foldText } from '@orendi/contract/fold-name';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords } from '@orendi/search/words/fold-words';

/** Text as sellers and visitors type it: Latin letters with any accents, digits, signs. */
const latinText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom('ë', 'Ë', 'ç', 'Ç', 'ș', 'ẞ', 'ﬁ', '™', '½', '²', '’', '–', '\n'),
  ),
  maxLength: 80,
});
const anyText = fc.string({ unit: 'binary', maxLength: 80 });

describe('foldWords', () => {
  it.each([
    ['Kolltukë për Çunin', ['kolltuke', 'per', 'cunin']],
    ['KOLLTUKE PER CUNIN', ['kolltuke', 'per', 'cunin']],
    [
      'Straße Đorđe Łódź smørrebrød Æbler œuvre',
      ['strasse', 'dorde', 'lodz', 'smorrebrod', 'aebler', 'oeuvre'],
    ],
    ['RÅSKOG 140x80 cm', ['raskog', '140x80', 'cm']],
    ["d'arte – KR-2041, (e re)", ['d', 'arte', 'kr', '2041', 'e', 're']],
    ['ﬁgur m² İstanbul ılık', ['figur', 'm2', 'istanbul', 'ilik']],
    ['Столица έπιπλα', ['столица', 'επιπλα']],
    ["'; drop table listing; -- :* & | ! <-> ()", ['drop', 'table', 'listing']],
    [' \t…!? ', []],
  ])('folds %j', (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });

  it('gives words of letters and digits only, of at most 40 characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of foldWords(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
          expect(word.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('cuts a long word without breaking a character in two', () => {
    expect(foldWords('𝒶'.repeat(90))).toEqual(['a'.repeat(40)]);
    expect(foldWords('𠀀'.repeat(90))).toEqual(['𠀀'.repeat(40)]);
  });

  it('finds folded words folded', () => {
    fc.assert(
      fc.property(latinText, (text) => {
        const words = foldWords(text);
        expect(foldWords(words.join(' '))).toEqual(words);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not see case', () => {
    fc.assert(
      fc.property(latinText, (text) => {
        expect(foldWords(text.toUpperCase())).toEqual(foldWords(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not see how accents are encoded', () => {
    fc.assert(
      fc.property(latinText, (text) => {
        expect(foldWords(text.normalize('NFD'))).toEqual(foldWords(text.normalize('NFC')));
      }),
      { numRuns: 2000 },
    );
  });
});

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
