import sharp, { type Sharp } from 'sharp';

type Color = readonly [red: number, green: number, blue: number];

export const corners = {
  topLeft: [220, 30, 30],
  topRight: [30, 200, 30],
  bottomLeft: [30, 30, 220],
  bottomRight: [230, 220, 40],
} as const satisfies Record<string, Color>;

/** A picture with four distinguishable quarters, so that rotation and mirroring show. */
export function drawQuarters(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const side = x < width / 2 ? 'Left' : 'Right';
      const color = corners[`${y < height / 2 ? 'top' : 'bottom'}${side}`];
      pixels.set(color, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const drawPlain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

/** A picture that does not compress, so that its file is long enough to be truncated anywhere. */
export const drawNoise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });

/** The color in the middle of each quarter. */
export async function cornersOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return {
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  };
}

/** True if no channel deviates more than lossy encoding may cause. */
export const isNear = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, i) => Math.abs(value - (other[i] ?? NaN)) <= 12);
