/** Canvases on phones are limited to about 16 megapixels. */
const mostPixels = 16_000_000;
/** The longest side in pixels below which a picture shows too little. */
const leastSide = 640;
const qualities = [0.9, 0.8, 0.7];
const shrink = 0.75;

/** Encodings to try, best first: decreasing quality, then smaller sizes. The first small enough is taken. */
export function* compressionPlan(
  { width, height }: { width: number; height: number },
  longestSide = Infinity,
) {
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
