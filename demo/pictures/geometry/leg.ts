import { box } from './box.ts';
import { lathe } from './lathe.ts';
import type { Mesh, Vector } from './mesh.ts';
import { aim, shape } from './transform.ts';
import { subtract } from './vector.ts';

export interface LegDetail {
  /** Thickness in cm at the foot and where it meets what it carries. */
  foot: number;
  top: number;
  square?: boolean;
}

/** A tapered leg or a straight bar between two points, its grain along it. */
export function leg(from: Vector, to: Vector, detail: LegDetail): Mesh {
  const { foot, top, square = false } = detail;
  const length = Math.hypot(...subtract(to, from));
  const round = Math.min(0.4, foot * 0.2);
  if (!square) {
    const upright = lathe(
      [
        [foot / 2 - round, 0],
        [foot / 2, round],
        [top / 2, length - round],
        [top / 2 - round, length],
      ],
      { segments: 18, smooth: 60 },
    );
    return aim(upright, from, to);
  }
  const block = box(1, length, 1, { radius: 0.08, steps: 1, grain: 'y' });
  const tapered = shape(block, (x, y, z) => {
    const thick = foot + (top - foot) * (y / length);
    return [x * thick, y, z * thick];
  });
  return aim(tapered, from, to);
}
