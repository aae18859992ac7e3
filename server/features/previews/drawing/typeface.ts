import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Font } from 'harfbuzzjs';

export type Weight = 500 | 600 | 700;

export type Typeface = Awaited<ReturnType<typeof loadTypeface>>;

export type Typefaces = Record<Weight, Typeface>;

interface Letter {
  /** SVG path data and advance, in units of the font; its vertical axis points upwards. */
  path: string;
  advance: number;
  font: Font;
}

const require = createRequire(import.meta.url);
const files = '@fontsource/instrument-sans/files/instrument-sans';

/** Font units to an em. */
const units = 1000;

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
 * by one with kerning, which is all that Latin text needs, so that each letter and each pair is read once. Lengths are in
 * em, so that a text is measured once for all sizes.
 */
export async function loadTypeface(weight: Weight) {
  // Loaded with the first preview, because it is large and many processes never draw one.
  const harfbuzz = await import('harfbuzzjs');
  const loadFont = async (subset: string) => {
    const woff = await readFile(require.resolve(`${files}-${subset}-${weight}-normal.woff`));
    return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(unpackWoff(woff))));
  };
  const fonts = [await loadFont('latin'), await loadFont('latin-ext')];

  const letterOf = memoize((char: string): Letter | null => {
    const code = char.codePointAt(0) ?? 0;
    for (const font of fonts) {
      const glyph = font.nominalGlyph(code);
      if (glyph) return { path: font.glyphToPath(glyph), advance: font.glyphHAdvance(glyph), font };
    }
    return null;
  });

  /** How far the second letter of a pair moves towards the first (negative) or away. There is none between fonts. */
  const kerningOf = memoize((pair: string): number => {
    const [left, right] = Array.from(pair, letterOf);
    if (!left || left.font !== right?.font) return 0;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(pair);
    buffer.guessSegmentProperties();
    harfbuzz.shape(left.font, buffer, [new harfbuzz.Feature('liga', 0)]);
    return (buffer.getGlyphPositions()[0]?.xAdvance ?? 0) - left.advance;
  });

  function* place(text: string, tracking: number): Generator<[letter: Letter, at: number]> {
    let before = '';
    let at = 0;
    for (const char of text) {
      const letter = letterOf(char);
      if (!letter) continue;
      at += kerningOf(before + char) / units;
      yield [letter, at];
      at += letter.advance / units + tracking;
      before = char;
    }
  }

  return {
    /** The text in characters that the font has: others become their base letters (`2 m2`) or are left out. */
    spell(text: string): string {
      const spelled = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (char) => {
        if (letterOf(char)) return char;
        // Decomposed: `ṩ` into s and its dots, `½` into 1, a slash, 2.
        const parts = Array.from(char.normalize('NFKD').replaceAll('\u2044', '/'));
        return parts.filter(letterOf).join('');
      });
      return spelled.join('').replaceAll(/ {2,}/g, ' ').trim();
    },
    /** Width of a spelled text. `tracking` is added between letters. */
    measure(text: string, tracking = 0): number {
      let width = 0;
      for (const [letter, at] of place(text, tracking)) width = at + letter.advance / units;
      return width;
    },
    /** SVG of a spelled text, starting at `x` on the baseline `y`, in the inherited color. */
    outline(text: string, x: number, y: number, size: number, tracking = 0): string {
      const scale = size / units;
      const paths = Array.from(place(text, tracking), ([{ path }, at]) =>
        path === '' ? '' : `<path transform="translate(${Math.round(at * units)})" d="${path}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}

function memoize<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text) as Found;
  };
}

/** The font in a WOFF 1.0 file: the same tables, each unpacked. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = 44 + index * 20;
    const to = 12 + index * 16;
    const read = (at: number) => woff.readUInt32BE(from + at);
    const [start, packed, length] = [read(4), read(8), read(12)];
    const stored = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    parts.push(table);
    end += length;
  }
  return Buffer.concat(parts);
}
