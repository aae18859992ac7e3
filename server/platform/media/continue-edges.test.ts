import { middle } from '@orendi/contract/fit-picture';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { continueEdges } from './continue-edges.ts';

type Rgb = [number, number, number];
interface Drawn {
  width: number;
  height: number;
  at: (x: number, y: number) => Rgb;
}

/** A wall whose light changes, above a floor, with grain; and in `things`, dark pieces that the edge cuts. */
function drawRoom(width: number, height: number, things: number, seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed;
  const grain = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light =
        y > height * 0.7 ? 120 + 40 * (x / width) : 190 + 40 * (x / width) - 20 * (y / height);
      const isThing = things > 0 && Math.floor((x / width) * (2 * things + 1)) % 2 === 1;
      const value = (isThing ? 50 : light) + 6 * grain();
      pixels.set([value, value * 0.95, value * 0.9], (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 86 })
    .toBuffer();
}

async function open(drawing: ReturnType<typeof sharp>): Promise<Drawn> {
  const { data, info } = await drawing.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
    return [red, green, blue];
  };
  return { width: info.width, height: info.height, at };
}

/** CIE 1976, from sRGB under D65 (CIE 15:2004, 8.2.1; IEC 61966-2-1). */
function difference(one: Rgb, other: Rgb): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}

function labOf(color: Rgb): Rgb {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((share) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each([
  ['a plain wall', 0],
  ['one thing at the edge', 1],
  ['an edge full of things', 6],
])('%s goes on without a seam', async (_, things) => {
  const wide = await drawRoom(640, 360, things, 7);
  const upright = await open(await continueEdges(wide, { width: 320, height: 400 }, middle));
  const along = Array.from({ length: 320 }, (__, at) => at);
  for (const join of [110, 290])
    expect(
      mean(along.map((x) => difference(upright.at(x, join - 1), upright.at(x, join)))),
    ).toBeLessThan(2);
  const high = await sharp(wide).rotate(90).webp({ quality: 86 }).toBuffer();
  const level = await open(await continueEdges(high, { width: 400, height: 320 }, middle));
  for (const join of [110, 290])
    expect(
      mean(along.map((y) => difference(level.at(join - 1, y), level.at(join, y)))),
    ).toBeLessThan(2);
});

test('any picture fills any frame, and inside of the fading edge it is itself', async () => {
  const side = fc.integer({ min: 40, max: 240 });
  await fc.assert(
    fc.asyncProperty(side, side, side, side, async (width, height, boxWidth, boxHeight) => {
      const original = await drawRoom(width, height, 2, width);
      const box = { width: boxWidth, height: boxHeight };
      const drawn = await open(await continueEdges(original, box, middle));
      expect([drawn.width, drawn.height]).toEqual([boxWidth, boxHeight]);
      const plain = await open(sharp(original).resize({ ...box, fit: 'inside' }));
      const [left, top] = [boxWidth - plain.width, boxHeight - plain.height].map((gap) =>
        Math.round(gap / 2),
      );
      for (const across of [0.15, 0.3, 0.5, 0.7, 0.85]) {
        for (const down of [0.15, 0.5, 0.85]) {
          const [x, y] = [Math.floor(plain.width * across), Math.floor(plain.height * down)];
          const shown = drawn.at(x + (left ?? 0), y + (top ?? 0));
          expect(difference(shown, plain.at(x, y))).toBeLessThan(1);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('the same picture gives the same pixels, and its focus comes nearer to the middle', async () => {
  const original = await drawRoom(320, 180, 0, 3);
  const box = { width: 160, height: 200 };
  const [one, again, low] = await Promise.all(
    ([middle, middle, [0.5, 1]] as const).map(async (focus) =>
      (await continueEdges(original, box, [...focus])).raw().toBuffer(),
    ),
  );
  expect(one?.equals(again ?? Buffer.of())).toBe(true);
  expect(one?.equals(low ?? Buffer.of())).toBe(false);
});

test('transparent parts become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const original = await sharp({
    create: { width: 80, height: 40, channels: 4, background: clear },
  })
    .webp()
    .toBuffer();
  const drawn = await open(await continueEdges(original, { width: 40, height: 50 }, middle));
  for (const y of [0, 25, 49]) expect(drawn.at(20, y)).toEqual([255, 255, 255]);
});
