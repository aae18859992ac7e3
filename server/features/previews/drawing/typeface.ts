import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Kerning, readKerning } from './kerning.ts';

export type Weight = 500 | 600 | 700;

/** The glyphs of one weight as outlines. Lengths are in em, so that a text is measured once for all sizes. */
export interface Typeface {
  /**
   * The text in characters that the font has: others are replaced by their base letters or left out (`2 m²` becomes `2
   * m2`).
   */
  spell(text: string): string;
  /** Width of a spelled text. `tracking` is added between letters. */
  measure(text: string, tracking?: number): number;
  /** SVG of a spelled text, starting at `x` on the baseline `y`, in the inherited color. */
  outline(text: string, x: number, y: number, size: number, tracking?: number): string;
}

export type Typefaces = Record<Weight, Typeface>;

/**
 * The part of opentype.js that is used. Declared here because its published types would bring browser types into the
 * server.
 */
interface OpenType {
  parse(file: ArrayBuffer): Font;
}
interface Font {
  unitsPerEm: number;
  /** 0 if the font lacks the character. */
  charToGlyphIndex(char: string): number;
  charToGlyph(char: string): Glyph;
}
interface Glyph {
  index: number;
  advanceWidth?: number;
  getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
}

interface Letter {
  glyph: number;
  /** SVG path data at one em, and the distance to the next letter. */
  path: string;
  advance: number;
  kerning: Kerning;
  unitsPerEm: number;
}

const require = createRequire(import.meta.url);
const files = '@fontsource/instrument-sans/files/instrument-sans';

/** Outlines are kept in thousandths of an em: integers that are precise enough for any size. */
const outlineSize = 1000;

let loading: Promise<Typefaces> | undefined;

/** All weights, read once per process. */
export function loadTypefaces(): Promise<Typefaces> {
  loading ??= Promise.all([loadTypeface(500), loadTypeface(600), loadTypeface(700)]).then(
    ([medium, semibold, bold]) => ({ 500: medium, 600: semibold, 700: bold }),
  );
  return loading;
}

/**
 * The site's own font, from its npm package, so that nothing has to be installed on the machine. Letters are placed one
 * by one with kerning, because opentype.js fails to shape text with this font's tables, and Latin text needs no more.
 */
export async function loadTypeface(weight: Weight): Promise<Typeface> {
  const fonts = [
    await loadFont(require.resolve(`${files}-latin-${weight}-normal.woff`)),
    await loadFont(require.resolve(`${files}-latin-ext-${weight}-normal.woff`)),
  ];
  const letters = new Map<string, Letter | null>();

  function letterOf(char: string): Letter | null {
    const known = letters.get(char);
    if (known !== undefined) return known;
    const source = fonts.find(({ font }) => font.charToGlyphIndex(char) > 0);
    const letter = source ? makeLetter(source.font, source.kerning, char) : null;
    letters.set(char, letter);
    return letter;
  }

  function* place(text: string, tracking: number): Generator<[letter: Letter, at: number]> {
    let before: Letter | null = null;
    let at = 0;
    for (const char of text) {
      const letter = letterOf(char);
      if (!letter) continue;
      // There is no kerning between letters from different files.
      if (before?.kerning === letter.kerning) {
        at += letter.kerning(before.glyph, letter.glyph) / letter.unitsPerEm;
      }
      yield [letter, at];
      at += letter.advance + tracking;
      before = letter;
    }
  }

  return {
    spell(text) {
      const spelled = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (char) =>
        letterOf(char) ? char : simpler(char).filter(letterOf).join(''),
      );
      return spelled.join('').replaceAll(/ {2,}/g, ' ').trim();
    },
    measure(text, tracking = 0) {
      let width = 0;
      for (const [letter, at] of place(text, tracking)) width = at + letter.advance;
      return width;
    },
    outline(text, x, y, size, tracking = 0) {
      const scale = size / outlineSize;
      const paths = Array.from(place(text, tracking), ([{ path }, at]) =>
        path === ''
          ? ''
          : `<path transform="translate(${Math.round(at * outlineSize)})" d="${path}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
    },
  };
}

function makeLetter(font: Font, kerning: Kerning, char: string): Letter {
  const glyph = font.charToGlyph(char);
  return {
    glyph: glyph.index,
    path: glyph.getPath(0, 0, outlineSize).toPathData(0),
    advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm,
    kerning,
    unitsPerEm: font.unitsPerEm,
  };
}

/** Decomposes a character (`ṩ` into s and its dots, `½` into 1, a slash, 2) into parts that the font may have. */
function simpler(char: string): string[] {
  return Array.from(char.normalize('NFKD').replaceAll('\u2044', '/'));
}

async function loadFont(file: string): Promise<{ font: Font; kerning: Kerning }> {
  // Loaded with the first preview, because it is large and many processes never draw one.
  const opentype: OpenType = require('opentype.js');
  const woff = await readFile(file);
  const { buffer, byteOffset, byteLength } = woff;
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return { font, kerning: readKerning(woff) };
}
