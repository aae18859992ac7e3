import { parsePictureKey } from '../../../platform/media/index.ts';
import { type Box, canvas, type PlacedPicture } from './preview-plan.ts';

const gap = 6;
/** One picture keeps its shape within these; the words need the rest. */
const single = { narrowest: 520, widest: 690, widestByLongWords: 590 };
const several = 624;

interface Pane {
  width: number;
  pictures: PlacedPicture[];
}

/** Puts one to four pictures side by side, as high as the canvas, from its left edge on. */
export function arrangePictures(keys: string[], hasLongWords = false): Pane {
  const [first = '', second] = keys;
  if (second === undefined) {
    const wanted = Math.round(canvas.height * ratioOf(first));
    const widest = hasLongWords ? single.widestByLongWords : single.widest;
    const width = Math.min(Math.max(wanted, single.narrowest), widest);
    return { width, pictures: fill([keys], width) };
  }
  if (keys.length === 2) {
    const beside = fill([[first], [second]], several);
    const below = fill([[first, second]], several);
    return { width: several, pictures: shownOf(below) > shownOf(beside) ? below : beside };
  }
  // The first of three has a column for itself.
  return { width: several, pictures: fill([keys.slice(0, -2), keys.slice(-2)], several) };
}

/** Columns of like width, each filled from top to bottom. */
function fill(columns: string[][], paneWidth: number): PlacedPicture[] {
  const width = share(paneWidth, columns.length);
  return columns.flatMap((keys, column) => {
    const height = share(canvas.height, keys.length);
    return keys.map((key, row) => ({
      key,
      left: column * (width + gap),
      top: row * (height + gap),
      width,
      height,
      fit: 'cover' as const,
    }));
  });
}

const share = (length: number, parts: number) => (length - gap * (parts - 1)) / parts;

/** How much of the pictures is left when each fills its box: 1 for each that is whole. */
function shownOf(pictures: PlacedPicture[]): number {
  return pictures.reduce((sum, { key, ...box }) => sum + shownShare(ratioOf(key), box), 0);
}

/** @returns 0 to 1 */
export function shownShare(ratio: number, { width, height }: Box): number {
  return Math.min(ratio / (width / height), width / height / ratio);
}

export function ratioOf(key: string): number {
  const facts = parsePictureKey(key);
  return facts ? facts.width / facts.height : 1;
}
