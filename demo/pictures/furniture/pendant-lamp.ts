import type { ProfilePoint, Vector } from '../geometry/index.ts';
import { cylinder, flatCurve, leg, move, stretch, tube } from '../geometry/index.ts';
import type { Model, Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish, PictureRecipe } from '../recipe.ts';
import { basketShade } from './basket-shade.ts';
import { bulb, carry, globe, lampShade } from './lamp-shade.ts';
import { onCircle } from './on-circle.ts';
import { cable, type Pendant, type PendantPlan, pendantRow } from './pendant-row.ts';

/** Socket on top of a shade, and the cable from it out of the picture. */
function hanging(frame: Finish, x: number, from: number, z = 0): Part[] {
  const line: Vector[] = [
    [x, from + 5, z],
    [x, from + 155, z],
  ];
  return [
    part(frame, [
      move(cylinder(2.3, 5.2, 0.7), x, from - 0.4, z),
      move(cylinder(0.9, 2, 0.3), x, from + 4.5, z),
    ]),
    part(cable, [tube(line, { radius: 0.32, sides: 8 })], { beyond: true }),
  ];
}

/** Height of the shade when socket and nipple are to stay within the size. */
const below = (height: number) => height - 6;

/** One spun shell: a bell, a bowl or a cone, dark outside, light inside. */
function spun(recipe: PictureRecipe, { reach, height }: PendantPlan, random: Random): Pendant {
  const tall = below(height);
  const shapes: readonly [ProfilePoint[], ...ProfilePoint[][]] = [
    [
      [1, 0],
      [0.985, 0.14],
      [0.9, 0.38],
      [0.68, 0.66],
      [0.36, 0.86],
      [0.12, 0.96],
      [0, 0.97],
    ],
    [
      [1, 0],
      [0.93, 0.07],
      [0.7, 0.24],
      [0.46, 0.44],
      [0.3, 0.68],
      [0.22, 0.9],
      [0.14, 0.985],
      [0, 1],
    ],
    [
      [0.93, 0],
      [0.99, 0.2],
      [0.99, 0.44],
      [0.86, 0.7],
      [0.55, 0.9],
      [0.2, 0.985],
      [0, 1],
    ],
  ];
  const shape = flatCurve(random.pick(shapes), 4);
  const profile = shape.map(([r, y], i): ProfilePoint => [
    i === shape.length - 1 ? 0 : Math.max(0.3, r * reach),
    y * tall,
  ]);
  return {
    parts: [
      ...lampShade(recipe.body, profile),
      ...carry(bulb(recipe.frame, 4), (mesh) => move(mesh, 0, tall * 0.42, 0)),
      ...hanging(recipe.frame, 0, tall - 0.6),
    ],
    bulbs: [{ at: [0, tall * 0.3, 0], strength: 1 }],
  };
}

/** Flared shells one above the other that hide the bulb and pass its light on downwards. */
function shells(recipe: PictureRecipe, { reach, height }: PendantPlan): Pendant {
  const tall = Math.min(below(height), reach * 1.1);
  const bottom = below(height) - tall;
  const rings = [
    { wide: 0.4, narrow: 0.14, low: 0.02, high: 0.2 },
    { wide: 0.68, narrow: 0.22, low: 0.2, high: 0.5 },
    { wide: 1, narrow: 0.24, low: 0.46, high: 0.9 },
  ].flatMap(({ wide, narrow, low, high }) => {
    const steps = Array.from({ length: 10 }, (_, i): ProfilePoint => {
      const t = i / 9;
      return [
        reach * (wide + (narrow - wide) * t ** 1.15),
        bottom + tall * (low + (high - low) * Math.sin((t * Math.PI) / 2)),
      ];
    });
    return lampShade(recipe.body, steps, { thickness: 0.35 });
  });
  const struts = [0, 120, 240].map((degrees) =>
    leg(
      onCircle(reach * 0.14, bottom + tall * 0.16, degrees),
      onCircle(reach * 0.2, bottom + tall * 0.92, degrees),
      { foot: 0.6, top: 0.6 },
    ),
  );
  const light = stretch(globe(1).mesh, reach * 0.13, tall * 0.3, reach * 0.13);
  return {
    parts: [
      ...rings,
      part(recipe.frame, [
        ...struts,
        move(cylinder(reach * 0.26, 1.4, 0.5), 0, bottom + tall * 0.88, 0),
      ]),
      { ...globe(1), mesh: move(light, 0, bottom + tall * 0.18, 0) },
      ...hanging(recipe.frame, 0, bottom + tall * 0.9 + 0.6),
    ],
    bulbs: [{ at: [0, bottom + tall * 0.4, 0], strength: 0.9 }],
  };
}

/** An open basket of cane round the bulb. */
function basket(recipe: PictureRecipe, { reach, height }: PendantPlan, random: Random): Pendant {
  const tall = below(height);
  const shapes = [
    [
      [0.72, 0],
      [0.95, 0.2],
      [1, 0.4],
      [0.86, 0.66],
      [0.5, 0.9],
      [0.12, 1],
    ],
    [
      [1, 0],
      [0.9, 0.2],
      [0.66, 0.5],
      [0.42, 0.78],
      [0.22, 0.95],
      [0.1, 1],
    ],
  ] as const satisfies readonly (readonly ProfilePoint[])[];
  const profile = random
    .pick<readonly ProfilePoint[]>([shapes[0], shapes[1]])
    .map(([r, y]): ProfilePoint => [r * (reach - 0.5), y * tall]);
  return {
    parts: [
      part(recipe.body, [basketShade(profile, random.pick(['plaited', 'upright']))]),
      ...carry(bulb(recipe.frame, 4.2), (mesh) => move(mesh, 0, tall * 0.5, 0)),
      ...hanging(recipe.frame, 0, tall - 0.5),
    ],
    bulbs: [{ at: [0, tall * 0.45, 0], strength: 0.8 }],
  };
}

/** Cloth in fine pleats: a wide drum, or a lantern that swells in the middle. */
function pleated(recipe: PictureRecipe, { reach, height }: PendantPlan, random: Random): Pendant {
  const tall = below(height);
  const wide = reach - 0.6;
  const profile: ProfilePoint[] = random.chance(0.5)
    ? flatCurve(
        [
          [wide * 0.5, 0],
          [wide * 0.9, tall * 0.24],
          [wide, tall * 0.52],
          [wide * 0.78, tall * 0.84],
          [wide * 0.3, tall],
        ],
        3,
      )
    : [
        [wide, 0],
        [wide * 0.93, tall * 0.5],
        [wide * 0.62, tall],
      ];
  return {
    parts: [
      ...lampShade(recipe.body, profile, { pleats: 34 }),
      part(recipe.frame, [
        move(cylinder((profile.at(-1)?.[0] ?? 5) + 0.3, 0.9, 0.3), 0, tall - 0.4, 0),
      ]),
      ...hanging(recipe.frame, 0, tall),
    ],
    bulbs: [{ at: [0, tall * 0.4, 0], strength: 0.9 }],
  };
}

const designs = [spun, basket, shells, pleated] as const;
/** Glass is blown, not woven. */
const glassDesigns = [pleated, spun, shells] as const;

export function pendantLamp(recipe: PictureRecipe, random: Random): Model {
  const { length, width, height } = recipe.size;
  const plan: PendantPlan = { reach: Math.min(length, width) / 2, length, height };
  const long = length > width * 1.7;
  const suited = recipe.body.stuff === 'glass' ? glassDesigns : designs;
  const make = long ? pendantRow : (suited[recipe.design % suited.length] ?? spun);
  const lamp = make(recipe, plan, random);
  return {
    ...lamp,
    stands: 'from-ceiling',
    setting: 'dining',
    detail: [0, height * 0.62, plan.reach * 0.5],
  };
}
