import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const fonts = join(import.meta.dirname, '../styles/fonts/fonts.css');
const coreRange = /instrument-sans-core\.woff2[^}]*unicode-range:\s*([^;]+);/;

/** The characters of the core font, as listed by its `unicode-range` in `fonts.css` (`U+20-7E, U+A0`). */
export function coreLetters(): string {
  const [, core] = coreRange.exec(readFileSync(fonts, 'utf8')) ?? [];
  if (core === undefined) throw new Error('fonts.css lists no letters of the core font.');
  return core
    .split(/,\s*/)
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}
