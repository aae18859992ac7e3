import { type Focus, middle } from '@orendi/contract/fit-picture';
import { sharp } from './sharp.ts';

/** The picture is looked at in this many columns and rows, whatever its shape. */
const side = 64;
/** The outermost pixels on all sides show what the piece stands before. */
const rim = 3;
/** The shares of all that stands out between which the piece is thought to lie; the rest are stray specks. */
const extent = { from: 0.06, to: 0.94 };
/** In units of one channel: pixels closer to their background do not stand out. */
const noise = 14;

/**
 * Where the piece is in a stored picture: the middle of what stands out from the background at the rim, which may be
 * darker at one end than at the other. The middle of the picture where nothing does. Two decimals.
 */
export async function findFocus(webp: Buffer): Promise<Focus> {
  const pixels = await sharp(webp)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const channels = Math.floor(pixels.length / (side * side));
  const standing = new Float64Array(side * side);
  for (let channel = 0; channel < channels; channel++) {
    const valueAt = (at: number) => pixels[at * channels + channel] ?? 0;
    const background = fitBackground(valueAt);
    for (let at = 0; at < standing.length; at++) {
      standing[at] = (standing[at] ?? 0) + (valueAt(at) - background(at)) ** 2;
    }
  }
  const columns = new Float64Array(side);
  const rows = new Float64Array(side);
  standing.forEach((squares, at) => {
    const weight = Math.max(0, Math.sqrt(squares / channels) - noise) * nearness(at);
    columns[at % side] = (columns[at % side] ?? 0) + weight;
    rows[Math.floor(at / side)] = (rows[Math.floor(at / side)] ?? 0) + weight;
  });
  return [middleOf(columns) ?? middle[0], middleOf(rows) ?? middle[1]];
}

/** Things at the rim are more often a lamp or a rug than the piece: they count a third of central ones. */
function nearness(at: number): number {
  const away = (place: number) => Math.abs((place + 0.5) / side - 0.5) * 2;
  const farthest = Math.max(away(at % side), away(Math.floor(at / side)));
  return 1 - (2 / 3) * farthest ** 3;
}

/** The middle between the places where most of the weight begins and ends, as a fraction; null without any weight. */
function middleOf(weights: Float64Array): number | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total < 1) return null;
  const placeOf = (share: number) => {
    let sum = 0;
    const at = weights.findIndex((weight) => (sum += weight) >= share * total);
    const weight = weights[at] ?? 1;
    return at + 1 - (sum - share * total) / weight;
  };
  return Math.round(((placeOf(extent.from) + placeOf(extent.to)) / 2 / side) * 100) / 100;
}

/** A channel's background: the least-squares plane through the rim, fitted again without outliers (the piece). */
function fitBackground(valueAt: (at: number) => number): (at: number) => number {
  const places = Array.from({ length: side * side }, (_, at) => at).filter(isRim);
  const first = fitPlane(places, valueAt);
  const offs = places.map((at) => Math.abs(valueAt(at) - first(at)));
  const usual = [...offs].sort((one, other) => one - other)[Math.floor(offs.length * 0.6)] ?? 0;
  return fitPlane(
    places.filter((_, i) => (offs[i] ?? 0) <= usual + 1),
    valueAt,
  );
}

const isRim = (at: number) =>
  Math.min(at % side, side - 1 - (at % side)) < rim ||
  Math.min(Math.floor(at / side), side - 1 - Math.floor(at / side)) < rim;

/** The plane closest to the values at these places, by the slopes in both directions from their center. */
function fitPlane(places: number[], valueAt: (at: number) => number): (at: number) => number {
  const mean = (numberOf: (at: number) => number) =>
    places.reduce((sum, at) => sum + numberOf(at), 0) / places.length;
  const [x, y, value] = [mean((at) => spot(at)[0]), mean((at) => spot(at)[1]), mean(valueAt)];
  let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0];
  for (const at of places) {
    const [right, down, more] = [spot(at)[0] - x, spot(at)[1] - y, valueAt(at) - value];
    xx += right ** 2;
    xy += right * down;
    yy += down ** 2;
    xv += right * more;
    yv += down * more;
  }
  const spread = xx * yy - xy ** 2;
  if (spread * places.length < 1e-9) return () => value;
  const slopeRight = (xv * yy - yv * xy) / spread;
  const slopeDown = (yv * xx - xv * xy) / spread;
  return (at) => value + slopeRight * (spot(at)[0] - x) + slopeDown * (spot(at)[1] - y);
}

/** A pixel's place, -1 to 1 in both directions. */
const spot = (at: number): [number, number] => [
  ((at % side) / (side - 1)) * 2 - 1,
  (Math.floor(at / side) / (side - 1)) * 2 - 1,
];
