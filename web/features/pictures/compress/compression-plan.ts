/** A size in pixels and a quality from 0 to 1. */
export interface Encoding {
  width: number;
  height: number;
  quality: number;
}

/** More than this a canvas of a telephone does not hold. */
const mostPixels = 16_000_000;
/** A picture whose longest side is shorter than this says too little. */
const leastSide = 640;
const qualities = [0.9, 0.8, 0.7];
const shrink = 0.75;

/**
 * The ways to encode a picture, best first: its size within the limits in falling quality, then smaller ones. Whoever
 * tries them takes the first whose file is small enough; there may be none.
 */
export function* compressionPlan(
  { width, height }: { width: number; height: number },
  longestSide = Infinity,
): Generator<Encoding> {
  const longest = Math.max(width, height);
  let scale = Math.min(1, longestSide / longest, Math.sqrt(mostPixels / (width * height)));
  do {
    const size = {
      width: Math.max(1, Math.floor(width * scale)),
      height: Math.max(1, Math.floor(height * scale)),
    };
    for (const quality of qualities) yield { ...size, quality };
    scale *= shrink;
  } while (longest * scale >= leastSide);
}
