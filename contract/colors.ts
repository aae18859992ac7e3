import type { Language } from './language.ts';
import colors from './named-colors.json' with { type: 'json' };

/*
 * The colors that furniture is sold in. A seller picks one of these or any other; the hex value is stored, and people
 * and the search see the nearest name.
 */

export interface NamedColor {
  /** `#rrggbb`, lower case. */
  hex: string;
  en: string;
  /** Agrees with `ngjyra`, hence feminine. */
  al: string;
}

/** Light before dark within a family. Every shade but a well-known one also includes its family's name: `Navy blue`. */
export const namedColors: readonly NamedColor[] = colors;

/**
 * The closest named color.
 * @param hex `#rrggbb`
 */
export function nearestNamedColor(hex: string): NamedColor {
  const place = placeOf(hex);
  const distances = places.map((other) => distanceBetween(place, other));
  const found = namedColors[distances.indexOf(Math.min(...distances))];
  if (!found) throw new Error(`${hex} is not #rrggbb`);
  return found;
}

/** @returns the name of the nearest furniture color for a `#rrggbb` value; null for free text */
export const colorName = (color: string, language: Language): string | null =>
  isHex(color) ? nearestNamedColor(color)[language] : null;

export const isHex = (color: string): boolean => /^#[\da-f]{6}$/i.test(color);

/**
 * The position of a color for naming it, in a modified OKLab, where equal distances look equally different. Hue
 * determines a name more than lightness does, so lightness counts a quarter; any strong green is green, so colors more
 * vivid than furniture are drawn inward.
 */
function placeOf(hex: string): Oklab {
  const [lightness, greenRed, blueYellow] = oklabOf(hex);
  const vividness = 1 + 4 * Math.hypot(greenRed, blueYellow);
  return [lightness / 4, greenRed / vividness, blueYellow / vividness];
}

export function distanceBetween(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

const places = namedColors.map(({ hex }) => placeOf(hex));

/** A color in OKLab, where equal distances look about equally different: https://bottosson.github.io/posts/oklab/ */
export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** @param hex `#rrggbb` */
export function oklabOf(hex: string): Oklab {
  const [r, g, b] = [toLinear(hex, 1), toLinear(hex, 3), toLinear(hex, 5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** One sRGB channel of a color, linearized, 0 to 1. */
function toLinear(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
