import type { Mesh } from '../geometry/index.ts';
import { box, cylinder, extrude, lathe, leg, move, pair, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Finish } from '../recipe.ts';
import { moved, turned } from './arrange.ts';

const glass: Finish = { stuff: 'glass', color: '#dfe6e6' };

/** Glass of any outline in a rim: outlines are seen from the front, standing on y = 0. */
function framedGlass(
  outline: readonly (readonly [number, number])[],
  inner: readonly (readonly [number, number])[],
  rim: Finish,
): Part[] {
  return [
    part(rim, [extrude(outline, 2, { bevel: 0.5 })]),
    part(glass, [move(extrude(inner, 0.5, { bevel: 0.1 }), 0, 0, 0.95)], { look: 'mirror' }),
  ];
}

const arch = (width: number, height: number, inset: number): [number, number][] => {
  const radius = width / 2 - inset;
  const round = Array.from({ length: 21 }, (_, i): [number, number] => {
    const angle = (i / 20) * Math.PI;
    return [radius * Math.cos(angle), height - width / 2 + radius * Math.sin(angle)];
  });
  return [[radius, inset], ...round, [-radius, inset]];
};

/** A round glass held by a fork at its back. */
export function roundMirror(diameter: number, rim: Finish): Part[] {
  const radius = diameter / 2;
  const disc = (r: number, thick: number): Mesh => turn(cylinder(r, thick, 0.3, 56), 'x', 90);
  const ring = turn(
    lathe(
      [
        [radius - 1.4, 0],
        [radius, 0.2],
        [radius, 1.8],
        [radius - 0.5, 2],
        [radius - 1.4, 2],
      ],
      { segments: 56 },
    ),
    'x',
    90,
  );
  return [
    part(rim, [
      move(ring, 0, radius + 7, 0),
      box(26, 1.6, 11, { radius: 0.5 }),
      pair(leg([5, 1, -1], [radius * 0.6, radius * 0.6 + 4, -0.4], { foot: 1.2, top: 1.2 })),
    ]),
    part(glass, [move(disc(radius - 1.2, 2.3), 0, radius + 7, 0)], { look: 'mirror' }),
  ];
}

/** An arched glass that stands on the table. */
export const archMirror = (width: number, height: number, rim: Finish): Part[] =>
  framedGlass(arch(width, height, 0), arch(width, height, 1.5), rim);

/** Three glasses, the outer ones turned inwards. */
export function foldingMirror(width: number, height: number, rim: Finish): Part[] {
  const leaf = (wide: number, tall: number) => {
    const outline = (inset: number): [number, number][] => [
      [wide / 2 - inset, inset],
      [wide / 2 - inset, tall - inset],
      [inset - wide / 2, tall - inset],
      [inset - wide / 2, inset],
    ];
    return framedGlass(outline(0), outline(1.8), rim);
  };
  const [middle, side] = [width * 0.5, width * 0.27];
  const wing = (sign: number) =>
    moved(
      turned(moved(leaf(side, height * 0.9), (sign * side) / 2, 0, 0), 'y', -sign * 28),
      sign * (middle / 2 + 0.4),
      0,
      0,
    );
  return [...leaf(middle, height), ...wing(1), ...wing(-1)];
}
