/** Red, green and blue as amounts of light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

const toLight = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** The light of a `#rrggbb` colour. */
export const lightOf = (hex: string): Light => [
  toLight(Number.parseInt(hex.slice(1, 3), 16)),
  toLight(Number.parseInt(hex.slice(3, 5), 16)),
  toLight(Number.parseInt(hex.slice(5, 7), 16)),
];

export const mix = (a: Light, b: Light, amount: number): Light => [
  a[0] + (b[0] - a[0]) * amount,
  a[1] + (b[1] - a[1]) * amount,
  a[2] + (b[2] - a[2]) * amount,
];

/** As bright as it looks, green most. */
export const brightness = ([red, green, blue]: Light) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
