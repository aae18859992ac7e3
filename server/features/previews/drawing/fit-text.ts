import type { Typeface } from './typeface.ts';

/** Room for a text: its width, and the font sizes to try, from the preferred one to the smallest readable one. */
export interface Room {
  width: number;
  sizes: readonly number[];
  maxLines: number;
  tracking?: number;
}

export interface FittedText {
  lines: string[];
  size: number;
  /** False if the text was cut and ends with an ellipsis. */
  isWhole: boolean;
}

type Measure = (text: string) => number;

const ellipsis = '…';

/**
 * Sets a text as large as its room allows, in lines of similar length. If even the smallest size is too large, the last
 * line ends with an ellipsis.
 * @returns no lines for a text without any characters that the font has
 */
export function fitText(text: string, face: Typeface, room: Room): FittedText {
  const { width, sizes, maxLines, tracking = 0 } = room;
  const words = face.spell(text).split(' ').filter(Boolean);
  const measure: Measure = (line) => face.measure(line, tracking);
  for (const size of sizes) {
    for (const units of [bindSmallWords(words), words]) {
      const lines = wrap(units, width / size, measure);
      const isWhole =
        lines.length <= maxLines && lines.every((line) => measure(line) * size <= width);
      if (isWhole) return { lines: balance(units, lines, measure), size, isWhole };
    }
  }
  const size = sizes.at(-1) ?? 0;
  return { lines: cut(words, width / size, maxLines, measure), size, isWhole: false };
}

/**
 * A line should not end in an article or preposition (`i`, `e`, `të`, `of`), so such a word stays with the next one.
 */
function bindSmallWords(words: string[]): string[] {
  const units: string[] = [];
  let bound = '';
  for (const word of words) {
    bound += bound === '' ? word : ` ${word}`;
    if (/^\p{Ll}{1,2}$/u.test(word)) continue;
    units.push(bound);
    bound = '';
  }
  return bound === '' ? units : [...units, bound];
}

/** Puts as many words on each line as fit; a word wider than the line gets a line to itself. */
function wrap(words: string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Keeps the number of lines, and makes the longest of them as short as possible. */
function balance(words: string[], lines: string[], measure: Measure): string[] {
  let narrow = 0;
  let wide = Math.max(0, ...lines.map(measure));
  let best = lines;
  for (let step = 0; step < 8; step += 1) {
    const width = (narrow + wide) / 2;
    const tried = wrap(words, width, measure);
    const fits = tried.length <= lines.length && tried.every((line) => measure(line) <= width);
    if (fits) [best, wide] = [tried, width];
    else narrow = width;
  }
  return best;
}

/** The beginning of the text; its last line, and words wider than the line, end with an ellipsis. */
function cut(words: string[], width: number, maxLines: number, measure: Measure): string[] {
  const all = wrap(words, width, measure);
  const lines = all.slice(0, maxLines);
  const isCut = all.length > maxLines;
  return lines.map((line, index) => {
    const rest = isCut && index === maxLines - 1 ? ` ${all[maxLines]}` : '';
    return rest !== '' || measure(line) > width ? shorten(line + rest, width, measure) : line;
  });
}

function shorten(line: string, width: number, measure: Measure): string {
  const letters = Array.from(line);
  while (letters.length > 0) {
    const shorter = letters.join('').replace(/[\s,.;:–—(-]+$/, '') + ellipsis;
    if (measure(shorter) <= width) return shorter;
    letters.pop();
  }
  return ellipsis;
}
