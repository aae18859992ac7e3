import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InternedTexts } from './interned-texts.ts';

describe('InternedTexts', () => {
  it('numbers texts in the order they first come, and finds them again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 6 })), (texts) => {
        const interned = new InternedTexts();
        const numbers = texts.map((text) => interned.add(text));
        const distinct = [...new Set(texts)];
        expect(numbers).toEqual(texts.map((text) => distinct.indexOf(text)));
        expect(interned.texts).toEqual(distinct);
        expect(distinct.map((text) => interned.find(text))).toEqual(distinct.map((_, i) => i));
        expect(interned.find('no such text')).toBe(-1);
      }),
    );
  });

  it('keeps tens of thousands apart while it grows', () => {
    const interned = new InternedTexts();
    const texts = Array.from({ length: 30_000 }, (_, i) => `fjalë${i}`);
    for (const text of texts) interned.add(text);
    expect(interned.texts).toHaveLength(30_000);
    expect(texts.every((text, i) => interned.find(text) === i && interned.add(text) === i)).toBe(
      true,
    );
  });

  it('reads a text out of the middle of other bytes', () => {
    const interned = new InternedTexts();
    const bytes = Buffer.from('një libër i ri');
    expect(interned.addBytes(bytes, 5, 11)).toBe(0);
    expect(interned.texts).toEqual(['libër']);
  });
});
