import type { Mesh } from '../geometry/index.ts';
import { box, extrude, lathe, move, shape, turn } from '../geometry/index.ts';
import { atEach, places } from './arrange.ts';

type Point = readonly [number, number];

/** Round from `power` 2 (an ellipse) over 3 (a soft boat) to 8 (a rectangle with round corners). */
function softOutline(length: number, width: number, power: number): Point[] {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  return Array.from({ length: 64 }, (_, i): Point => {
    const angle = (i / 64) * 2 * Math.PI;
    return [(length / 2) * bend(Math.cos(angle)), (width / 2) * bend(Math.sin(angle))];
  });
}

function roundedOutline(length: number, width: number, radius: number): Point[] {
  const [x, y] = [length / 2 - radius, width / 2 - radius];
  const corners = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ] as const;
  return corners.flatMap(([cx, cy], quarter) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const angle = ((quarter + step / 8) * Math.PI) / 2;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

/** A top of any outline lying on y = 0, its grain along x; `under` draws the lower edge in by so many cm. */
function lying(outline: readonly Point[], thick: number, under: number): Mesh {
  const flat = move(
    turn(extrude(outline, thick, { bevel: Math.min(0.4, thick * 0.2) }), 'x', -90),
    0,
    thick / 2,
    0,
  );
  if (under === 0) return flat;
  const reach = Math.max(...outline.map(([x]) => x));
  const across = Math.max(...outline.map(([, y]) => y));
  return shape(flat, (x, y, z) => {
    const inward = under * (1 - y / thick);
    return [x * (1 - inward / reach), y, z * (1 - inward / across)];
  });
}

/** A rectangular top with round corners of `radius` cm. */
export const roundedTop = (
  length: number,
  width: number,
  thick: number,
  radius: number,
  under = 0,
): Mesh => lying(roundedOutline(length, width, radius), thick, under);

/** An oval (`power` 2) or boat-shaped (2.5 to 4) top. */
export const softTop = (
  length: number,
  width: number,
  thick: number,
  power: number,
  under = 0,
): Mesh => lying(softOutline(length, width, power), thick, under);

/** A round top with a rounded rim, its lower edge drawn in. */
export function roundTop(width: number, thick: number, under = 2): Mesh {
  const r = width / 2;
  return lathe(
    [
      [r - under - 0.6, 0],
      [r - under * 0.4, thick * 0.25],
      [r - 0.1, thick * 0.62],
      [r, thick * 0.78],
      [r - 0.15, thick * 0.94],
      [r - 0.5, thick],
      // The face starts with its own flat stretch, so that the grain runs straight over it.
      [r - 0.9, thick],
    ],
    { segments: 64 },
  );
}

/** Boards side by side with a fine joint between, and a cleat under each end. */
export function plankTop(length: number, width: number, thick: number): Mesh[] {
  const count = Math.max(3, Math.round(width / 19));
  const board = box(length, thick, width / count - 0.08, { radius: 0.22, grain: 'x' });
  return places(count, width).map((z, i) => move(board, i % 2 === 0 ? 0.15 : -0.15, 0, z));
}

/** Slats with air between, running along x. */
export const slats = (length: number, width: number, count: number, thick: number): Mesh[] =>
  atEach([0], () =>
    box(length, thick, (width / count) * 0.62, { radius: 0.3, grain: 'x' }),
  ).flatMap((one) => places(count, width).map((z) => move(one, 0, 0, z)));
