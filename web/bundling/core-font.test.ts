import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coreLetters, cutCoreFont } from './core-font.ts';

it.each(['al', 'en'])('has every letter of the pages in %s', (language) => {
  const file = `${import.meta.dirname}/../../messages/pages/${language}.json`;
  const { $schema: _, ...messages }: Record<string, unknown> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const letters = new Set(Object.values(messages).map(String).join(''));
  const core = new Set(coreLetters());
  expect(letters.size).toBeGreaterThan(50);
  expect([...letters].filter((letter) => letter > ' ' && !core.has(letter))).toEqual([]);
});

it('is cut with a glyph for each letter but three that Instrument Sans does not have', async () => {
  const codes = codesOf(await cutCoreFont('sfnt'));
  const missing = [...coreLetters()].filter((letter) => !codes.has(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual(['±', '²', '½']);
});

it('keeps all weights', async () => {
  const font = await cutCoreFont('sfnt');
  const axes = tableOf(font, 'fvar') + font.readUInt16BE(tableOf(font, 'fvar') + 4);
  expect(font.toString('latin1', axes, axes + 4)).toBe('wght');
  const [least, most] = [font.readInt32BE(axes + 4), font.readInt32BE(axes + 12)];
  expect([least / 65_536, most / 65_536]).toEqual([400, 700]);
});

it('is small enough to come before the first text', async () => {
  const font = await cutCoreFont();
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  expect(font.length).toBeLessThan(23_200);
});

/** The offset of a table in an OpenType font. */
function tableOf(font: Buffer, name: string): number {
  const entry = font.indexOf(name, 12, 'latin1');
  return font.readUInt32BE(entry + 8);
}

/** The code points a font has glyphs for: the segments of its format 4 character map. */
function codesOf(font: Buffer): Set<number> {
  const map = tableOf(font, 'cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(map + 2) },
    (_, index) => map + font.readUInt32BE(map + 8 + index * 8),
  );
  const segments = subtables.find((subtable) => font.readUInt16BE(subtable) === 4);
  if (segments === undefined) throw new Error('The font has no character map in format 4.');
  const bytes = font.readUInt16BE(segments + 6);
  const codes = new Set<number>();
  for (let place = 0; place < bytes; place += 2) {
    const last = font.readUInt16BE(segments + 14 + place);
    const first = font.readUInt16BE(segments + 16 + bytes + place);
    for (let code = first; code <= last; code += 1) codes.add(code);
  }
  return codes;
}
