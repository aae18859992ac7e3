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
export const namedColors: readonly NamedColor[] = [
  { hex: '#ffffff', en: 'White', al: 'E bardhë' },
  { hex: '#f3ead7', en: 'Cream', al: 'Krem' },
  { hex: '#d9c6a5', en: 'Beige', al: 'Bezhë' },
  { hex: '#c89f6a', en: 'Natural', al: 'Natyrale' },
  { hex: '#a59686', en: 'Taupe', al: 'Gri-bezhë' },
  { hex: '#d2d2d0', en: 'Light gray', al: 'Gri e çelët' },
  { hex: '#8e8f91', en: 'Gray', al: 'Gri' },
  { hex: '#5f6164', en: 'Dark gray', al: 'Gri e errët' },
  { hex: '#3a3d41', en: 'Anthracite gray', al: 'Gri antracit' },
  { hex: '#181716', en: 'Black', al: 'E zezë' },
  { hex: '#a8805c', en: 'Light brown', al: 'Kafe e çelët' },
  { hex: '#9a5a2c', en: 'Cognac brown', al: 'Kafe konjak' },
  { hex: '#77513a', en: 'Brown', al: 'Kafe' },
  { hex: '#47301f', en: 'Dark brown', al: 'Kafe e errët' },
  { hex: '#c0673f', en: 'Terracotta', al: 'Terrakotë' },
  { hex: '#ec8626', en: 'Orange', al: 'Portokalli' },
  { hex: '#c99728', en: 'Mustard yellow', al: 'E verdhë mustardë' },
  { hex: '#f4d03e', en: 'Yellow', al: 'E verdhë' },
  { hex: '#c22d2b', en: 'Red', al: 'E kuqe' },
  { hex: '#6c1f2d', en: 'Burgundy red', al: 'E kuqe bordo' },
  { hex: '#e8b4b8', en: 'Pink', al: 'Rozë' },
  { hex: '#7b4a8c', en: 'Purple', al: 'Vjollcë' },
  { hex: '#9cc1df', en: 'Light blue', al: 'Blu e çelët' },
  { hex: '#2c62b0', en: 'Blue', al: 'Blu' },
  { hex: '#1e2b50', en: 'Navy blue', al: 'Blu marine' },
  { hex: '#36a7a5', en: 'Turquoise', al: 'Bruz' },
  { hex: '#9fb594', en: 'Light green', al: 'Jeshile e çelët' },
  { hex: '#3d7f4a', en: 'Green', al: 'Jeshile' },
  { hex: '#75703a', en: 'Olive green', al: 'Jeshile ulliri' },
  { hex: '#1e4737', en: 'Dark green', al: 'Jeshile e errët' },
];

/**
 * The closest named color.
 * @param hex `#rrggbb`
 */
export function nearestNamedColor(hex: string): NamedColor {
  const place = placeOf(hex);
  const distances = places.map((other) => squaredDistance(place, other));
  const found = namedColors[distances.indexOf(Math.min(...distances))];
  if (!found) throw new Error(`${hex} is not #rrggbb`);
  return found;
}

type Place = readonly [lightness: number, a: number, b: number];

/**
 * The position of a color for naming it, in a modified OKLab, where equal distances look equally different. Hue
 * determines a name more than lightness does, so lightness counts a quarter; any strong green is green, so colors more
 * vivid than furniture are drawn inward.
 */
function placeOf(hex: string): Place {
  const [lightness, greenRed, blueYellow] = oklabOf(hex);
  const vividness = 1 + 4 * Math.hypot(greenRed, blueYellow);
  return [lightness / 4, greenRed / vividness, blueYellow / vividness];
}

function squaredDistance(one: Place, other: Place): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

const places = namedColors.map(({ hex }) => placeOf(hex));
