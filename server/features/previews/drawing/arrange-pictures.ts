import { fitPicture } from '@orendi/contract/fit-picture';
import { parsePictureKey } from '../../../platform/media/index.ts';
import { type Box, type Canvas, canvas, type PlacedPicture } from './preview-plan.ts';

const gap = 6;
/** A single picture keeps its proportions within these widths; the text needs the rest. */
const single = { narrowest: 520, widest: 690, widestByLongWords: 590 };
const several = 624;

/** Arranges up to four pictures from the left edge of the canvas, over its full height. */
export function arrangePictures(keys: string[], hasLongWords = false) {
  const { height } = canvas;
  const wanted = Math.round(height * ratioOf(keys[0] ?? ''));
  const widest = hasLongWords ? single.widestByLongWords : single.widest;
  const alone = Math.min(Math.max(wanted, single.narrowest), widest);
  const width = keys.length > 1 ? several : keys.length * alone;
  return { width, pictures: fillPane(keys, { width, height }) };
}

/** Fills a pane at the upper left of the canvas with one to four pictures. */
export function fillPane(keys: string[], pane: Canvas): PlacedPicture[] {
  const [first = '', second] = keys;
  if (second === undefined) return fill([keys], pane);
  if (keys.length === 2) {
    const beside = fill([[first], [second]], pane);
    const below = fill([[first, second]], pane);
    return shownOf(below) > shownOf(beside) ? below : beside;
  }
  // With three pictures, the first has a column to itself.
  return fill([keys.slice(0, -2), keys.slice(-2)], pane);
}

/** Columns of equal width, each filled from top to bottom. */
function fill(columns: string[][], pane: Canvas): PlacedPicture[] {
  const width = share(pane.width, columns.length);
  return columns.flatMap((keys, column) => {
    const height = share(pane.height, keys.length);
    return keys.map((key, row) => ({
      key,
      left: column * (width + gap),
      top: row * (height + gap),
      width,
      height,
      fit: fitPicture(ratioOf(key), width / height).isWhole ? ('completed' as const) : 'cover',
    }));
  });
}

const share = (length: number, parts: number) => (length - gap * (parts - 1)) / parts;

/** The sum of what remains visible of the pictures when each is cropped to its box: 1 for an uncropped one. */
function shownOf(pictures: PlacedPicture[]): number {
  return pictures.reduce((sum, { key, ...box }) => sum + shownShare(ratioOf(key), box), 0);
}

/** @returns the visible share of a picture cropped to a box, 0 to 1 */
export function shownShare(ratio: number, { width, height }: Box): number {
  return Math.min(ratio / (width / height), width / height / ratio);
}

export function ratioOf(key: string): number {
  const facts = parsePictureKey(key);
  return facts ? facts.width / facts.height : 1;
}
