import type { Focus } from '@orendi/contract/fit-picture';
import type { OverlayOptions, Sharp } from 'sharp';
import { sharp } from './sharp.ts';

/** Others wait for their turn meanwhile. */
const mostSeconds = 20;
/** The outermost part of a picture that its continuation is made of, and the part that fades into it. */
const edgeShare = 0.03;
const fadeShare = 0.06;
/** A continuation is worked out at this size, and enlarged: it is soft anyway. */
const small = { along: 96, outwards: 48 };
/** The gap on one side of a picture gets at most this share of both, wherever the focus is. */
const mostOnOneSide = 0.7;
/** In units of one channel: above it, the edge shows things rather than a wall or a floor, and they would smear. */
const mostUneven = 14;
/** How often neighboring colors are mixed: at the edge, and for each row outwards. */
const softening = 4;
const spreading = 6;
const towardsMean = 0.12;
const wallLight = 400;

/** In pixels. */
interface Box {
  width: number;
  height: number;
}

/**
 * Completes a whole picture to the shape of a box by continuing its own edges, so that a wall or a floor goes on. The colors
 * of an edge spread outwards like heat, which leaves no seam and no streaks; an edge full of things fades to its mean color.
 * Transparent parts become white.
 * @param focus comes nearer to the middle of the box
 */
export async function continueEdges(original: Buffer, box: Box, focus: Focus): Promise<Sharp> {
  const { data, info } = await sharp(original)
    .timeout({ seconds: mostSeconds })
    .flatten({ background: '#ffffff' })
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const left = startOf(box.width - width, width, box.width, focus[0]);
  const top = startOf(box.height - height, height, box.height, focus[1]);
  const right = box.width - width - left;
  const bottom = box.height - height - top;
  const layers: OverlayOptions[] = [];
  for (const [side, length] of Object.entries({ left, right, top, bottom }) as [Side, number][]) {
    if (length > 0) layers.push(await continuation(picture(), info, { side, length }, box));
  }
  return picture().extend({ left, right, top, bottom }).composite(layers);
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where the picture begins in its box: its focus is as near to the middle as the gaps allow. */
function startOf(gap: number, side: number, whole: number, focus: number): number {
  const wanted = whole / 2 - focus * side;
  return Math.round(Math.min(mostOnOneSide * gap, Math.max((1 - mostOnOneSide) * gap, wanted)));
}

/** A layer over one gap and over the part of the picture that fades into it. */
async function continuation(
  picture: Sharp,
  { width, height }: Box,
  { side, length }: { side: Side; length: number },
  box: Box,
): Promise<OverlayOptions> {
  const isUpright = side === 'top' || side === 'bottom';
  const across = isUpright ? height : width;
  const thickness = Math.max(1, Math.round(across * edgeShare));
  const depth = length + Math.max(1, Math.round(across * fadeShare));
  const edge = await picture
    .extract({
      left: side === 'right' ? width - thickness : 0,
      top: side === 'bottom' ? height - thickness : 0,
      width: isUpright ? width : thickness,
      height: isUpright ? thickness : height,
    })
    .resize({
      width: isUpright ? small.along : 1,
      height: isUpright ? 1 : small.along,
      fit: 'fill',
    })
    .removeAlpha()
    .raw()
    .toBuffer();
  const rows = spreadOutwards(edge, length / depth);
  const drawn = Buffer.alloc(small.along * small.outwards * 4);
  const isReversed = side === 'bottom' || side === 'right';
  rows.forEach((row, out) => {
    const at = isReversed ? small.outwards - 1 - out : out;
    for (let along = 0; along < small.along; along += 1) {
      const pixel = isUpright ? at * small.along + along : along * small.outwards + at;
      drawn.set(row.subarray(along * 4, along * 4 + 4), pixel * 4);
    }
  });
  const [smallWidth, smallHeight] = isUpright
    ? [small.along, small.outwards]
    : [small.outwards, small.along];
  const size = isUpright ? { width, height: depth } : { width: depth, height };
  const input = await sharp(drawn, { raw: { width: smallWidth, height: smallHeight, channels: 4 } })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return {
    input,
    raw: { ...size, channels: 4 },
    left: side === 'right' ? box.width - depth : 0,
    top: side === 'bottom' ? box.height - depth : 0,
  };
}

/**
 * The colors of an edge as they spread.
 * @param edge three channels a pixel
 * @param gapShare the share of the rows that lie beyond the picture
 * @returns rows of four channels a pixel, the outermost first, the innermost transparent
 */
function spreadOutwards(edge: Buffer, gapShare: number): Uint8Array[] {
  const join = Math.min(Math.ceil(small.outwards * gapShare) + 1, small.outwards - 2);
  const mean = [0, 1, 2].map((channel) => meanOf(edge, channel));
  let colors = diffuse(Float64Array.from(edge), softening);
  const isUneven = unevenness(edge, colors) > mostUneven;
  const rows: Uint8Array[] = [];
  for (let row = small.outwards - 1; row >= join; row -= 1) {
    const share = (row - join) / Math.max(1, small.outwards - 1 - join);
    rows.unshift(paint(colors, 255 * (1 - share)));
  }
  for (let row = join - 1; row >= 0; row -= 1) {
    colors = diffuse(colors, spreading);
    if (isUneven)
      colors = colors.map((value, at) => value + ((mean[at % 3] ?? 0) - value) * towardsMean);
    rows.unshift(paint(colors, 255));
  }
  return rows;
}

function paint(colors: Float64Array, opacity: number): Uint8Array {
  const row = new Uint8Array(small.along * 4);
  for (let along = 0; along < small.along; along += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      row[along * 4 + channel] = Math.round(colors[along * 3 + channel] ?? 0);
    row[along * 4 + 3] = Math.round(opacity);
  }
  return row;
}

/** Each color becomes more like its neighbors, several times over; nothing comes in or goes out at the ends. */
function diffuse(colors: Float64Array, times: number): Float64Array {
  let from = colors;
  for (let time = 0; time < times; time += 1) {
    const last = from.length - 3;
    const before = from;
    from = from.map((value, at) => {
      const earlier = before[at < 3 ? at : at - 3] ?? value;
      const later = before[at >= last ? at : at + 3] ?? value;
      return (earlier + 2 * value + later) / 4;
    });
  }
  return from;
}

/**
 * How far an edge is from the colors that a wall in uneven light would have.
 * @returns the root of the mean square, in units of one channel
 */
function unevenness(edge: Buffer, soft: Float64Array): number {
  const far = diffuse(soft, wallLight);
  return Math.sqrt(
    far.reduce((sum, value, at) => sum + ((edge[at] ?? 0) - value) ** 2, 0) / far.length,
  );
}

const meanOf = (edge: Buffer, channel: number) => {
  let sum = 0;
  for (let at = channel; at < edge.length; at += 3) sum += edge[at] ?? 0;
  return sum / (edge.length / 3);
};
