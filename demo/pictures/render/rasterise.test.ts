import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rasterise } from './rasterise.ts';

const [width, height] = [40, 30];

/** A quad cut along a diagonal, clockwise on the screen, at one nearness. */
function draw(quad: readonly (readonly [number, number])[], nearness: number) {
  const corners = Float32Array.from(quad.flatMap(([x, y]) => [x, y, nearness]));
  const depth = new Float32Array(width * height);
  const ids = new Int32Array(width * height).fill(-1);
  rasterise({ corners, width, height }, Uint32Array.of(0, 1, 2, 0, 2, 3), [0, 2], depth, ids);
  return { depth, ids };
}

test('a rectangle covers exactly the dots whose middle lies in it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -10, max: 45, noNaN: true }),
      fc.double({ min: -10, max: 35, noNaN: true }),
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      (left, top, wide, high) => {
        const [l, t, r, b] = [left, top, left + wide, top + high].map(Math.fround) as [
          number,
          number,
          number,
          number,
        ];
        const { ids } = draw(
          [
            [l, b],
            [r, b],
            [r, t],
            [l, t],
          ],
          1,
        );
        const wrong = [...ids].filter((id, i) => {
          const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
          const margin = Math.min(x - l, r - x, y - t, b - y);
          return Math.abs(margin) > 1e-3 && id >= 0 !== margin > 0;
        });
        expect(wrong).toEqual([]);
      },
    ),
  );
});

test('the nearer of two stays, whichever is drawn first; what is seen from behind is left out', () => {
  const square = [
    [5, 20],
    [25, 20],
    [25, 5],
    [5, 5],
  ] as const;
  const { depth, ids } = draw(square, 0.5);
  const corners = Float32Array.from(square.flatMap(([x, y]) => [x, y, 0.25]));
  rasterise({ corners, width, height }, Uint32Array.of(0, 1, 2, 0, 2, 3), [0, 2], depth, ids);
  expect(depth[10 * width + 10]).toBe(0.5);
  expect([...draw(square.toReversed(), 1).ids].every((id) => id === -1)).toBe(true);
});
