/** A slow swipe counts from this share of the width on, a quick one (px in a ms) at once. */
const far = 0.3;
const quick = 0.4;
/** Less than this is an unsteady press. */
export const steady = 8;

/** What a finger that has moved sideways by `px` within `ms` asks for: the next picture, the one before, or none. */
export function swipeStep(px: number, ms: number, width: number): -1 | 0 | 1 {
  const isMeant = Math.abs(px) > steady * 2 && Math.abs(px) / Math.max(1, ms) > quick;
  if (!isMeant && Math.abs(px) < width * far) return 0;
  return px < 0 ? 1 : -1;
}
