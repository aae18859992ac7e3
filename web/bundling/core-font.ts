import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const fonts = join(import.meta.dirname, '../styles/fonts/fonts.css');
/** Where `fonts.css` expects the core font. */
const file = join(import.meta.dirname, '../compiled/instrument-sans-core.woff2');
const { resolve } = createRequire(import.meta.url);
const latin = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const coreRange = /instrument-sans-core\.woff2[^}]*unicode-range:\s*([^;]+);/;
/** Kerning, ligatures, localized forms and combining marks, and tabular figures for columns of prices. */
const features = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'tnum'];

/** Writes the core font where the stylesheet expects it, before a build or `npm run dev` starts. */
export function coreFont(): Plugin {
  return {
    name: 'core-font',
    async configResolved() {
      const font = await cutCoreFont();
      if (existsSync(file) && readFileSync(file).equals(font)) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, font);
    },
  };
}

/** Subsets the package's Latin font to `coreLetters`, keeping all weights: a quarter less to download. */
export async function cutCoreFont(format: 'woff2' | 'sfnt' = 'woff2'): Promise<Buffer> {
  return subsetFont(readFileSync(resolve(latin)), coreLetters(), {
    targetFormat: format,
    keepFeatures: features,
    noHinting: true,
  });
}

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
