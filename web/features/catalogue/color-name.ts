import { m } from '@orendi/messages';

/** Common colours of furniture; a hex value is called by the nearest. */
const named = [
  ['#ffffff', m.color_white],
  ['#f3ead8', m.color_cream],
  ['#d9c3a0', m.color_beige],
  ['#a8a8a8', m.color_grey],
  ['#55565a', m.color_dark_grey],
  ['#141414', m.color_black],
  ['#a5672f', m.color_light_brown],
  ['#6b4226', m.color_brown],
  ['#d02020', m.color_red],
  ['#7a1f2b', m.color_burgundy],
  ['#e58a1f', m.color_orange],
  ['#e8c531', m.color_yellow],
  ['#3f8f4f', m.color_green],
  ['#6b7340', m.color_olive],
  ['#2f9c9c', m.color_turquoise],
  ['#8db9dc', m.color_light_blue],
  ['#2f62b8', m.color_blue],
  ['#1f2f55', m.color_navy],
  ['#7a4a9c', m.color_purple],
  ['#e6a4b4', m.color_pink],
] as const;

type ColorName = (typeof named)[number][1];

/** The name of a `#rgb` or `#rrggbb` value; null for anything else. */
export function colorName(color: string): ColorName | null {
  const point = oklab(color);
  if (point === null) return null;
  let nearest: ColorName = named[0][1];
  let least = Infinity;
  for (const [hex, name] of named) {
    const distance = distanceBetween(point, oklab(hex) ?? point);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

type Point = [lightness: number, a: number, b: number];

function distanceBetween(first: Point, second: Point): number {
  return Math.hypot(...first.map((value, axis) => value - (second[axis] ?? 0)));
}

/** OKLab, in which distances follow what the eye sees (Björn Ottosson, 2020). */
function oklab(hex: string): Point | null {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex) ? hex.slice(1) : null;
  if (digits === null) return null;
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    linear(parseInt(pairs.slice(at, at + 2), 16)),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const n = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * n - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * n + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * n - 0.808675766 * s,
  ];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
