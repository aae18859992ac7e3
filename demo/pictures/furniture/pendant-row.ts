import type { Mesh, ProfilePoint } from '../geometry/index.ts';
import { cylinder, join, leg, move, tube } from '../geometry/index.ts';
import type { Bulb, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { bulb, carry, globe, lampShade } from './lamp-shade.ts';

export interface Pendant {
  parts: Part[];
  bulbs: Bulb[];
}

export interface PendantPlan {
  /** Half of the smaller side. */
  reach: number;
  length: number;
  height: number;
}

export const cable: Finish = { stuff: 'fabric', color: '#2e2a27' };

/** Several lights in a row under a bar, for over a long table. */
export function pendantRow(
  recipe: PictureRecipe,
  { reach, length, height }: PendantPlan,
  random: Random,
): Pendant {
  const count = length > 110 ? 4 : 3;
  const wide = Math.min(reach, (length / count) * 0.38);
  const pitch = (length - 2 * wide) / (count - 1);
  const drop = Math.max(12, height * 0.4);
  const tall = height - drop;
  const places = Array.from({ length: count }, (_, i) => i * pitch - length / 2 + wide);
  const opal = random.chance(0.5);
  const at = (x: number) => (mesh: Mesh) => move(mesh, x, 0, 0);
  const size = Math.min(wide, tall / 2);
  const cone: ProfilePoint[] = [
    [wide, 0],
    [wide * 0.9, tall * 0.3],
    [wide * 0.35, tall * 0.86],
    [0, tall * 0.9],
  ];
  const light = opal
    ? carry([globe(size)], (mesh) => move(mesh, 0, tall - 2 * size, 0))
    : [
        ...lampShade(recipe.body, cone),
        ...carry(bulb(recipe.frame, 3), (mesh) => move(mesh, 0, tall * 0.3, 0)),
      ];
  const rods = places.map((x) =>
    join(
      move(cylinder(0.5, drop, 0.1), x, tall - 0.5, 0),
      move(cylinder(2.1, 4.4, 0.6), x, tall - 3.2, 0),
    ),
  );
  return {
    parts: [
      ...places.flatMap((x) => carry(light, at(x))),
      part(recipe.frame, [
        ...rods,
        leg([-length / 2 + wide - 8, height - 1, 0], [length / 2 - wide + 8, height - 1, 0], {
          foot: 1.8,
          top: 1.8,
        }),
      ]),
      part(
        cable,
        [-length * 0.28, length * 0.28].map((x) =>
          tube(
            [
              [x, height - 1, 0],
              [x, height + 150, 0],
            ],
            { radius: 0.25, sides: 8 },
          ),
        ),
        { beyond: true },
      ),
    ],
    bulbs: places.map((x) => ({ at: [x, tall * 0.35, 0], strength: 0.5 })),
  };
}
