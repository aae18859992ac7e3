import type { Mesh, Vector } from '../geometry/index.ts';
import { curve, extrude, flatCurve, move, tube } from '../geometry/index.ts';
import type { Model } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { archOutline } from './arch-outline.ts';
import { flatRing, insetOutline } from './flat-ring.ts';

type Outline = [number, number][];

/** Counter-clockwise outlines within a width and height, the lower edge at y = 0. */
type Form = (width: number, height: number, random: Random) => Outline;

const around = (count: number, make: (angle: number) => [number, number]): Outline =>
  Array.from({ length: count }, (_, i) => make((i / count) * 2 * Math.PI));

/** A quarter round at each corner, given its radius. */
function roundedBox(width: number, height: number, radius: number): Outline {
  const corners = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return corners.flatMap(([sx, sy], i) =>
    Array.from({ length: 13 }, (_, k): [number, number] => {
      const angle = ((i - 1 + k / 12) * Math.PI) / 2;
      return [
        sx * (width / 2 - radius) + radius * Math.cos(angle),
        height / 2 + sy * (height / 2 - radius) + radius * Math.sin(angle),
      ];
    }),
  );
}

const oval: Form = (width, height) =>
  around(96, (angle) => [(width / 2) * Math.cos(angle), (height / 2) * (1 + Math.sin(angle))]);

const softCorners: Form = (width, height, random) =>
  roundedBox(width, height, random.pick([4.6, 8, Math.min(width, height) * 0.3]));

const pebble: Form = (width, height, random) => {
  const reach = Array.from({ length: 7 }, () => random.between(0.84, 1));
  const line = flatCurve(
    reach.map((far, i): [number, number] => {
      const angle = (i / 7) * 2 * Math.PI + 0.3;
      return [far * Math.cos(angle), far * Math.sin(angle)];
    }),
    12,
    true,
  );
  const [left, right] = [Math.min(...line.map(([x]) => x)), Math.max(...line.map(([x]) => x))];
  const [low, high] = [Math.min(...line.map(([, y]) => y)), Math.max(...line.map(([, y]) => y))];
  return line.map(([x, y]) => [
    ((x - left) / (right - left) - 0.5) * width,
    ((y - low) / (high - low)) * height,
  ]);
};

const wooden = (finish: Finish) => !['metal', 'brass', 'steel'].includes(finish.stuff);

/** Wood is a flat band with a raised outer edge; metal is a thin, deep rim. */
function frameOf(outline: Outline, wood: boolean): Mesh[] {
  const band = (from: number, to: number, depth: number) =>
    move(flatRing(insetOutline(outline, from), insetOutline(outline, to), depth), 0, 0, depth / 2);
  if (!wood) return [band(0, 1, 2.8)];
  return [band(0, 3.6, 2.2), band(0.1, 1.2, 3)];
}

/** Rods that stand off a round mirror like rays, long and short in turn. */
function rays(radius: number, inner: number): Mesh[] {
  const count = 56;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const far = i % 2 === 0 ? radius : inner + (radius - inner) * 0.66;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const path: Vector[] = [
      [inner * 0.9 * sin, radius + inner * 0.9 * cos, 1.1],
      [far * sin, radius + far * cos, 1.1],
    ];
    return tube(path, { radius: 0.55, sides: 7 });
  });
}

const glass: Finish = { stuff: 'steel', color: '#dfe7e8' };

function sunburst(recipe: PictureRecipe, size: number): Model['parts'] {
  const radius = size / 2;
  const inner = radius * 0.58;
  const disc = around(96, (angle) => [inner * Math.cos(angle), radius + inner * Math.sin(angle)]);
  const rim = disc.map(([x, y]): Vector => [x, y, 1.6]);
  return [
    part(recipe.frame, [
      ...rays(radius, inner),
      tube(curve(rim, 1, true), { radius: 1.3, sides: 10, closed: true }),
    ]),
    part(glass, [move(extrude(disc, 1.6, { bevel: 0.3 }), 0, 0, 1.4)], { look: 'mirror' }),
  ];
}

const forms = [archOutline, oval, softCorners, pebble] as const;

export function mirror(recipe: PictureRecipe, random: Random): Model {
  const { length, height } = recipe.size;
  const square = Math.abs(length - height) < 0.12 * height;
  const burst = square && recipe.design % 3 === 2;
  const form =
    square && recipe.design % 3 === 0 ? oval : (forms[recipe.design % forms.length] ?? archOutline);
  const outline = form(length, height, random);
  const wood = wooden(recipe.frame);
  const pane = extrude(insetOutline(outline, wood ? 3 : 0.6), 1, { bevel: 0.3 });
  return {
    parts: burst
      ? sunburst(recipe, Math.min(length, height))
      : [
          part(recipe.frame, frameOf(outline, wood)),
          part(glass, [move(pane, 0, 0, 1.5)], { look: 'mirror' }),
        ],
    stands: 'on-wall',
    setting: height > 140 ? 'bedroom' : 'living',
    lift: height > 140 ? 8 : 152 - height / 2,
    detail: [-length * 0.3, height * 0.8, 1],
  };
}
