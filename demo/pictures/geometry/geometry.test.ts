import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import type { Mesh } from './index.ts';
import {
  aim,
  ball,
  box,
  curve,
  cushion,
  cylinder,
  extrude,
  lathe,
  leg,
  mirror,
  move,
  pillow,
  shape,
  surface,
  tube,
  turn,
} from './index.ts';
import { flaws, volume } from './check-mesh.ts';

const random = seededRandom('geometry');
const hexagon = Array.from({ length: 6 }, (_, i): [number, number] => [
  20 * Math.cos((i * Math.PI) / 3),
  20 * Math.sin((i * Math.PI) / 3),
]);
const bent = curve(
  [
    [0, 0, 0],
    [10, 20, 5],
    [0, 40, -5],
  ],
  6,
);

const loop = Array.from({ length: 40 }, (_, i): [number, number, number] => {
  const angle = (i / 20) * Math.PI;
  return [20 * Math.cos(angle), 8 * Math.sin(2 * angle), 20 * Math.sin(angle)];
});

const shapes: Record<string, Mesh> = {
  box: box(40, 20, 30),
  'box without rounding': box(40, 20, 30, { radius: 0 }),
  'box much rounded': box(40, 20, 30, { radius: 9, steps: 3, spans: [4, 2, 3] }),
  cushion: cushion(60, 18, 55, random, { dent: 2, piping: 0.4 }),
  pillow: pillow(45, 45, 14, random),
  cylinder: cylinder(5, 30),
  ball: ball(8),
  shade: lathe(
    [
      [20, 0],
      [12, 25],
      [11.7, 25],
      [19.7, 0.2],
      [20, 0],
    ],
    { open: true },
  ),
  leg: leg([5, 0, 5], [2, 30, 1], { foot: 2, top: 4 }),
  'square leg': leg([5, 0, 5], [2, 30, 1], { foot: 2, top: 4, square: true }),
  tube: tube(bent, { radius: (t) => 2 - t }),
  ring: tube(loop, { radius: 1, closed: true }),
  board: extrude(hexagon, 3),
  'hollowed board': extrude(
    [
      [0, 0],
      [30, 0],
      [30, 20],
      [15, 6],
      [0, 20],
    ],
    2,
  ),
  sheet: surface((u, v) => [40 * u, 60 * v, 4 * Math.sin(9 * u)], { columns: 16, rows: 4 }),
  'moved, turned, mirrored': mirror(turn(move(box(10, 20, 5), 3, 4, 5), 'x', 40)),
  bent: shape(box(10, 40, 5, { spans: [1, 8, 1] }), (x, y, z) => [x + 0.01 * y * y, y, z]),
  aimed: aim(cylinder(2, 20), [1, 2, 3], [10, 12, -4]),
};

test.each(Object.entries(shapes))('%s is closed, finite and faces outwards', (_name, mesh) => {
  expect(flaws(mesh)).toEqual([]);
  expect(volume(mesh)).toBeGreaterThan(0);
});

test('a box has the volume of its size but for the rounding', () => {
  expect(volume(box(40, 20, 30, { radius: 0 }))).toBeCloseTo(24_000, 0);
  const rounded = volume(box(40, 20, 30, { radius: 3, steps: 4 }));
  expect(rounded).toBeLessThan(24_000);
  expect(rounded).toBeGreaterThan(22_800);
});

test('an inside-out shape is found to be one', () => {
  const good = box(10, 10, 10);
  const indices = good.indices.slice().reverse();
  expect(volume({ ...good, indices })).toBeLessThan(0);
  expect(flaws({ ...good, indices })).not.toEqual([]);
});
