/** The share of the width from which a slow swipe counts, and the speed in px/ms from which any does. */
const far = 0.3;
const quick = 0.4;
/** In px; shorter movements are unsteady presses. */
export const steady = 8;

/** The step a sideways movement of `px` within `ms` asks for: next, previous, or none. */
export function swipeStep(px: number, ms: number, width: number): -1 | 0 | 1 {
  const isMeant = Math.abs(px) > steady * 2 && Math.abs(px) / Math.max(1, ms) > quick;
  if (!isMeant && Math.abs(px) < width * far) return 0;
  return px < 0 ? 1 : -1;
}
