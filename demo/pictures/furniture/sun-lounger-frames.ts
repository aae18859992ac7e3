import type { Mesh, Vector } from '../geometry/index.ts';
import { box, cylinder, join, leg, move, pair, tube, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Finish } from '../recipe.ts';
import { bentPath } from './bent-path.ts';
import type { GardenFinishes } from './garden-seat.ts';
import type { LoungerPlan } from './sun-lounger.ts';

/** Lays what is built flat in front of and behind the hinge: the hind part is raised about it. */
export const raised = (mesh: Mesh, { low, hinge, lift }: LoungerPlan) =>
  move(turn(mesh, 'x', lift), 0, low, hinge);

/** Slats across, from `from` to `to` along z, at y = 0. */
const slatsAcross = (wide: number, from: number, to: number, thick: number) => {
  const count = Math.round((to - from) / 7.6);
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, i) =>
    move(
      box(wide, thick, pitch - 1.1, { radius: 0.5, steps: 2, grain: 'x' }),
      0,
      0,
      from + (i + 0.5) * pitch,
    ),
  );
};

/** Slatted teak between two side rails, with wheels at the head. */
export function teakLounger(plan: LoungerPlan, { structure }: GardenFinishes): Part[] {
  const { wide, long, low, hinge, back } = plan;
  const x = wide / 2 - 2;
  const front = long / 2;
  const foot = (z: number, tall: number) =>
    pair(move(box(4.4, tall, 5.5, { radius: 0.6, steps: 2, grain: 'y' }), x - 4, 0, z));
  const wheel = turn(
    join(cylinder(10, 3.4, 0.8, 32), move(cylinder(2.4, 4.4, 0.4), 0, -0.5, 0)),
    'z',
    90,
  );
  return [
    part(structure, [
      pair(move(box(3.6, 8, long, { radius: 0.7, steps: 2, grain: 'z' }), x, low - 8, 0)),
      move(box(wide - 5, 7, 3, { radius: 0.6 }), 0, low - 7.6, front - 1.6),
      move(box(wide - 5, 7, 3, { radius: 0.6 }), 0, low - 7.6, 1.6 - front),
      foot(front - 24, low - 3),
      foot(12 - front, low - 3),
      ...slatsAcross(wide - 7.6, hinge + 0.8, front - 3, 2).map((mesh) =>
        move(mesh, 0, low - 1.6, 0),
      ),
      raised(
        join(
          ...slatsAcross(wide - 9, -back, -0.8, 2),
          pair(move(box(3, 4, back, { radius: 0.5, grain: 'z' }), x - 6, -3.6, -back / 2)),
        ),
        plan,
      ),
      prop(plan, { foot: 2.6, top: 2.6, square: true }),
      pair(move(wheel, x + 3.6, 10, 15 - front)),
    ]),
  ];
}

/** The stay that holds the back up. */
function prop(
  { wide, low, hinge, back, lift }: LoungerPlan,
  detail: { foot: number; top: number; square?: boolean },
): Mesh {
  const reach = back * 0.62;
  const radians = (lift * Math.PI) / 180;
  const top: Vector = [
    wide / 2 - 14,
    low - 2 + Math.sin(radians) * reach,
    hinge - Math.cos(radians) * reach,
  ];
  return pair(leg([wide / 2 - 14, low - 5, hinge - back * 0.82], top, detail));
}

/** A bent tube frame strung with cloth, light enough to carry. */
export function strungLounger(
  plan: LoungerPlan,
  { structure }: GardenFinishes,
  cloth: Finish,
): Part[] {
  const { wide, long, low, hinge, back } = plan;
  const x = wide / 2 - 1.6;
  const front = long / 2;
  const rail: Vector[] = [
    [-x, low, hinge - back * 0.9],
    [-x, low, front - 1.5],
    [x, low, front - 1.5],
    [x, low, hinge - back * 0.9],
  ];
  const hoop: Vector[] = [
    [-x + 3.4, 0, 0],
    [-x + 3.4, 0, -back],
    [x - 3.4, 0, -back],
    [x - 3.4, 0, 0],
  ];
  const legs = (z: number): Vector[] => [
    [-x, low, z],
    [-x + 1, 1.3, z + 3],
    [x - 1, 1.3, z + 3],
    [x, low, z],
  ];
  const steel = (path: readonly Vector[], radius: number) =>
    tube(bentPath(path, 6), { radius, sides: 10 });
  return [
    part(structure, [
      steel(rail, 1.6),
      raised(steel(hoop, 1.4), plan),
      steel(legs(front - 34), 1.4),
      steel(legs(hinge - back * 0.55), 1.4),
      prop(plan, { foot: 1.6, top: 1.6 }),
    ]),
    part(cloth, [
      move(
        box(2 * x - 1, 0.9, front - 2 - hinge, { radius: 0.4 }),
        0,
        low + 0.6,
        (front - 2 + hinge) / 2,
      ),
      raised(move(box(2 * x - 8, 0.9, back - 1, { radius: 0.4 }), 0, 0.6, -back / 2), plan),
    ]),
  ];
}

/** A woven body in one wave, closed to the ground at both ends. */
export function wovenLounger(plan: LoungerPlan, { structure, legs }: GardenFinishes): Part[] {
  const { wide, long, low, back } = plan;
  const front = long / 2;
  const base = box(wide, low - 5, long - 8, { radius: 3, steps: 3 });
  return [
    part(structure, [
      move(base, 0, 5, 4 - 4),
      raised(move(box(wide - 1, 5, back, { radius: 2, steps: 3 }), 0, -2.6, -back / 2), plan),
    ]),
    part(legs, [
      pair(move(cylinder(2.4, 6, 0.4), wide / 2 - 8, 0, front - 14)),
      pair(move(cylinder(2.4, 6, 0.4), wide / 2 - 8, 0, 14 - front)),
      prop(plan, { foot: 1.8, top: 1.8 }),
    ]),
  ];
}
