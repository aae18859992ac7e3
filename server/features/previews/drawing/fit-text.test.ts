import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import { loadTypefaces } from './typeface.ts';

const { 600: face } = await loadTypefaces();
const room = { width: 500, sizes: [60, 50, 40], maxLines: 2 };
const width = (line: string, size: number) => face.measure(line) * size;

it('sets a short text large, in one line', () => {
  expect(fitText('Stol Ahu', face, room)).toEqual({
    lines: ['Stol Ahu'],
    size: 60,
    isWhole: true,
  });
});

it('breaks a longer text into two lines of like length', () => {
  const { lines, size } = fitText('Kolltuk Çamëria me shpinë të lartë', face, room);
  expect(lines).toEqual(['Kolltuk Çamëria', 'me shpinë të lartë']);
  expect(size).toBe(50);
});

it('does not leave an article at the end of a line, unless it must', () => {
  const lines = (name: string, width: number) => fitText(name, face, { ...room, width }).lines;
  expect(lines('Hyrje e plotë Blini', 380)).toEqual(['Hyrje', 'e plotë Blini']);
  expect(lines('Puf i rrumbullakët Lini', 420)).toEqual(['Puf i rrumbullakët', 'Lini']);
  expect(lines('Stol i drunjtëdrunjtë', 280)).toEqual(['Stol i', 'drunjtëdrunjtë']);
});

it('ends a text that is too long with an ellipsis, never in a space or a comma', () => {
  const name =
    'Divan këndor me tre vende, shtrat i brendshëm, hapësirë për çarçafë dhe mbështetëse';
  const { lines, size, isWhole } = fitText(name, face, room);
  expect({ size, isWhole }).toEqual({ size: 40, isWhole: false });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/[^\s,]…$/);
  expect(name.startsWith(lines.join(' ').replace('…', ''))).toBe(true);
});

it('cuts a word that is wider than the line', () => {
  const { lines, size } = fitText('W'.repeat(80), face, room);
  expect(lines).toEqual([expect.stringMatching(/^W+…$/)]);
  expect(width(lines[0] ?? '', size)).toBeLessThanOrEqual(500);
});

it('has no line for a text that the font cannot spell', () => {
  expect(fitText('家具 😀', face, room).lines).toEqual([]);
  expect(fitText('', face, room).lines).toEqual([]);
});

it('never leaves its room, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 12 }),
      fc.integer({ min: 60, max: 900 }),
      fc.integer({ min: 1, max: 3 }),
      (words, width, maxLines) => {
        const text = words.join(' ');
        const { lines, size, isWhole } = fitText(text, face, { ...room, width, maxLines });
        expect(lines.length).toBeLessThanOrEqual(maxLines);
        for (const line of lines)
          expect(face.measure(line) * size).toBeLessThanOrEqual(width + 0.01);
        expect(!isWhole || lines.join(' ') === face.spell(text)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
