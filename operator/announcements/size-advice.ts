import type { BannerPlace } from '@orendi/server/features/announcements/index';

interface Size {
  width: number;
  height: number;
}

/**
 * The sizes that fill their place sharply on wide screens, and the aspect ratios (width by height) that crop little.
 */
export const bannerSizes = {
  main: { width: 1920, height: 1200, ratios: [4 / 3, 16 / 9] },
  secondary: { width: 1920, height: 640, ratios: [2, 3.2] },
} as const;

/** Advice about a photo that is too small for its place or has another aspect ratio; null if it fits. */
export function sizeAdvice(place: BannerPlace, { width, height }: Size): string | null {
  const best = bannerSizes[place];
  const [narrowest, widest] = best.ratios;
  const ratio = width / height;
  const faults = [
    width < best.width && 'may look soft on wide screens',
    ratio < narrowest && 'loses much above and below',
    ratio > widest && 'loses much at the sides',
  ].filter((fault) => fault !== false);
  if (faults.length === 0) return null;
  return `It ${faults.join(' and ')}: ${best.width} × ${best.height} suits this place best.`;
}
