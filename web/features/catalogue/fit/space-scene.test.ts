import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProductKind } from '../scale/silhouettes.ts';
import { judgeFit, type Space } from './judge-fit.ts';
import { spaceScene } from './space-scene.ts';

const sofa = { length: 220, width: 95, height: 85 };
const draw = (
  space: Space,
  piece: Parameters<typeof judgeFit>[0] = sofa,
  kind: ProductKind = 'sofa',
) => spaceScene(space, judgeFit(piece, space).placed, kind);
/** The labels beside the lines. */
const written = (space: Space, piece = sofa) =>
  draw(space, piece).lines.map(({ side, by, isExcess }) => `${side} ${isExcess ? '+' : ''}${by}`);

it('draws to one scale what is given, and leaves open what is not', () => {
  const scene = draw({ length: 240, height: 250 });
  expect(scene.wall).toEqual({ width: 240, height: 250 });
  expect(scene.isOpen).toEqual({ length: false, depth: true, height: false });
  expect(scene.piece).toMatchObject({ width: 220, height: 85, isFlat: false });
  expect(scene.person).toMatchObject({ width: 48, height: 170 });
  expect(scene.person.x).toBeGreaterThan(240);
  expect(scene.excess).toEqual([]);
});

it('writes the sizes of the space, and by how much a piece is too big', () => {
  expect(written({})).toEqual([]);
  expect(written({ length: 240, depth: 100, height: 90 })).toEqual([
    'length 240',
    'height 90',
    'depth 100',
  ]);
  expect(written({ length: 198, depth: 60, height: 70 })).toEqual([
    'length 198',
    'length +22',
    'height 70',
    'height +15',
    'depth 60',
    'depth +35',
  ]);
  expect(draw({ length: 198 }).excess).toHaveLength(2);
  expect(draw({ depth: 60 }).excess).toHaveLength(1);
  expect(draw({ height: 70 }).excess).toHaveLength(1);
});

it('draws a turned piece with its shorter side along the wall', () => {
  const bed = { length: 200, width: 160, height: 110 };
  expect(draw({ length: 170, depth: 220 }, bed).piece?.width).toBe(160);
});

it('draws no piece whose front is not known, and a flat one on the floor only', () => {
  expect(draw({ length: 240 }, { ...sofa, height: null }).piece).toBeNull();
  expect(draw({ length: 240 }, { length: null, width: 0, height: 85 }).piece).toBeNull();
  const rug = { length: 230, width: 160, height: 1 };
  expect(draw({ length: 240 }, rug).piece).toMatchObject({ isFlat: true, edges: [] });
});

it('draws a corner piece as an L, and marks what of it stands out at either wall', () => {
  const corner = { length: 252, width: 176, height: 83 };
  const { piece, excess } = draw({ length: 300, depth: 200 }, corner, 'corner-sofa');
  expect(piece?.covered).toHaveLength(2);
  expect(piece?.faces.length).toBeGreaterThan(6);
  expect(piece?.edges).toEqual([]);
  expect(excess).toEqual([]);
  // The arm at the left wall is too long for it, the one along the back wall is not.
  expect(draw({ length: 300, depth: 150 }, corner, 'corner-sofa').excess).toHaveLength(1);
  expect(draw({ length: 240, depth: 200 }, corner, 'corner-sofa').excess).toHaveLength(2);
});

it.each(['sofa', 'corner-sofa'] as const)('keeps everything of a %s within the view', (kind) => {
  const size = fc.integer({ min: 1, max: 10_000 });
  const maybe = fc.option(size, { nil: undefined });
  fc.assert(
    fc.property(size, size, size, maybe, maybe, maybe, (length, width, tall, wall, depth, high) => {
      const { view, floor, piece, excess, lines, person } = draw(
        { length: wall, depth, height: high },
        { length, width, height: tall },
        kind,
      );
      const points = [
        ...floor,
        ...excess.flat(),
        ...(piece?.covered.flat() ?? []),
        ...(piece?.faces.flat() ?? []),
        ...lines.flatMap(({ from, to }) => [from, to]),
        [person.x + person.width, person.y] as const,
      ];
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(view.x);
        expect(x).toBeLessThanOrEqual(view.x + view.width);
        expect(y).toBeGreaterThanOrEqual(view.y);
        expect(y).toBeLessThanOrEqual(view.y + view.height);
      }
    }),
  );
});
