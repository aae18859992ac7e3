import type { Mesh } from '../geometry/index.ts';
import { box, cushion, cylinder, leg, move } from '../geometry/index.ts';
import type { Random } from '../random.ts';
import type { Base, CornerPlan } from './corner-sofa.ts';

/** A rectangle of the floor plan in cm, and its two heights. */
interface Slab {
  left: number;
  right: number;
  back: number;
  front: number;
  from: number;
  to: number;
}

const middle = (mesh: Mesh, { left, right, back, front, from }: Slab) =>
  move(mesh, (left + right) / 2, from, (back + front) / 2);

const block = (slab: Slab, radius: number) =>
  middle(
    box(slab.right - slab.left, slab.to - slab.from, slab.front - slab.back, { radius, steps: 3 }),
    slab,
  );

const padded = (slab: Slab, radius: number, random: Random) =>
  middle(
    cushion(slab.right - slab.left, slab.to - slab.from, slab.front - slab.back, random, {
      radius,
      crown: 0.8,
      puff: 0.8,
      slack: 0.3,
    }),
    slab,
  );

/** The two (or three) oblongs of the floor plan that carry the seats. */
function footprint(
  { length, depth, run, wing, isU }: CornerPlan,
  from: number,
  to: number,
): Slab[] {
  const [left, right, back, front] = [-length / 2, length / 2, -depth / 2, depth / 2];
  return [
    { left, right: left + wing, back, front, from, to },
    {
      left: left + wing - 4,
      right: isU ? right - wing + 4 : right,
      back,
      front: back + run,
      from,
      to,
    },
    ...(isU ? [{ left: right - wing, right, back, front, from, to }] : []),
  ];
}

const shrunk = (slab: Slab, by: number): Slab => ({
  ...slab,
  left: slab.left + by,
  right: slab.right - by,
  back: slab.back + by,
  front: slab.front - by,
});

/** Where arms stand: at the open end of the run, and beside the chaise (short) or at the end of the true corner. */
function arms(plan: CornerPlan, from: number, to: number): Slab[] {
  const { length, depth, run, arm, isU, isChaise } = plan;
  const [left, right, back] = [-length / 2, length / 2, -depth / 2];
  const atRun = { left: right - arm, right, back, front: back + run, from, to };
  const atChaise = { left, right: left + arm, back, front: back + run, from, to };
  if (isU) return [];
  return isChaise ? [atRun, atChaise] : [atRun];
}

/** The upright backs behind the cushions. */
function walls(plan: CornerPlan, thick: number, from: number, to: number): Slab[] {
  const { length, depth, isChaise, isU } = plan;
  const [left, right, back, front] = [-length / 2, length / 2, -depth / 2, depth / 2];
  const behind = { left, right, back, front: back + thick, from, to };
  const side = { left, right: left + thick, back, front, from, to };
  return [
    behind,
    ...(isChaise ? [] : [side]),
    ...(isU ? [{ ...side, left: right - thick, right }] : []),
  ];
}

/** Outer corners of the L, where legs stand. */
function corners({ length, depth, run, wing, isU }: CornerPlan, inset: number) {
  const [x, z] = [length / 2 - inset, depth / 2 - inset];
  const inner = -length / 2 + wing - inset;
  return [
    [-x, -z],
    [-x, z],
    [inner, z],
    [x, -z],
    [x, isU ? z : -depth / 2 + run - inset],
    ...(isU ? [[-inner, z]] : []),
    [0, -z],
  ] as [number, number][];
}

/** Slim arms and a floating seat on slender legs. */
export function slimBase(plan: CornerPlan, random: Random): Base {
  const legs = 14;
  plan.arm = Math.min(plan.arm, 14);
  return {
    cloth: [
      ...footprint(plan, legs, plan.seat - 15).map((slab) => block(shrunk(slab, 1), 2.5)),
      ...walls(plan, 10, legs + 0.3, plan.height - 9).map((slab) => block(slab, 4)),
      ...arms(plan, legs + 0.2, plan.armHeight).map((slab) => padded(slab, 4.5, random)),
    ],
    frame: corners(plan, 8).map(([x, z]) =>
      leg([x * 1.008, 0, z * 1.012], [x, legs + 1, z], { foot: 2.6, top: 4.2 }),
    ),
    softness: {
      seatThick: 17,
      seatRadius: 5,
      backThick: 19,
      backRadius: 7,
      backLean: 9,
      piping: random.chance(0.5) ? 0.4 : 0,
    },
  };
}

/** Deep modules on a recessed plinth, with broad low arms. */
export function lowBase(plan: CornerPlan, random: Random): Base {
  const plinth = 4;
  plan.arm = Math.max(plan.arm, 22);
  return {
    cloth: [
      ...footprint(plan, plinth, plan.seat - 15).map((slab) => block(slab, 4.5)),
      ...walls(plan, 13, plan.seat - 20, plan.height - 14).map((slab) => block(slab, 6)),
      ...arms(plan, plinth + 0.3, plan.seat + 13).map((slab) => padded(slab, 7, random)),
    ],
    frame: footprint(plan, 0, plinth + 2).map((slab) => block(shrunk(slab, 7), 0.4)),
    softness: {
      seatThick: 19,
      seatRadius: 7,
      backThick: 23,
      backRadius: 10,
      backLean: 13,
      piping: 0,
    },
  };
}

/** Soft all over: the seat itself is the base, rounded like pebbles, on low turned feet. */
export function plushBase(plan: CornerPlan, random: Random): Base {
  const legs = 5;
  plan.arm = Math.max(plan.arm, 22);
  return {
    cloth: [
      ...footprint(plan, legs, plan.seat - 13).map((slab) => block(slab, 9)),
      ...walls(plan, 19, legs + 1, plan.height - 8).map((slab) => padded(slab, 9.2, random)),
      ...arms(plan, legs + 0.6, plan.armHeight - 4).map((slab) => padded(slab, 10.5, random)),
    ],
    frame: corners(plan, 15).map(([x, z]) => move(cylinder(3.4, legs + 3, 0.4, 20), x, 0, z)),
    softness: {
      seatThick: 20,
      seatRadius: 9,
      backThick: 17,
      backRadius: 8.2,
      backLean: 10,
      piping: 0,
    },
  };
}
