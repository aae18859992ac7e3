export { drawQr } from './drawing/draw-qr.ts';
export { drawRows } from './drawing/draw-rows.ts';
export { drawBox, drawMark, tight } from './drawing/pen.ts';
export { offerRows } from './drawing/plan-listing.ts';
export type { ListingFacts } from './drawing/preview-facts.ts';
export { type Box, colors } from './drawing/preview-plan.ts';
export { loadTypefaces, type Typefaces } from './drawing/typeface.ts';
export { scannedAddress } from './find-facts.ts';
export { rememberPaths } from './preview-paths.ts';
