import { cross, unit } from '../geometry/vector.ts';
import type { Light } from '../materials/colour.ts';
import type { Daylight } from './daylight.ts';

/**
 * What a smooth surface mirrors. `ray` brings a direction and how rough the surface is, and takes red, green and blue
 * in their place.
 */
export type Environment = (ray: Float64Array) => void;

/** From 0 to 1 over `soft` round an edge; `inside` is how far within the edge. */
const edge = (inside: number, soft: number) => {
  const t = inside / soft + 0.5;
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
};

/** The room as a glossy thing sees it: walls, floor, ceiling, the window with its bar, a pale door opposite. */
export function createEnvironment(daylight: Daylight, wall: Light, floor: Light): Environment {
  const [lx, ly, lz] = daylight.towards;
  const right = unit(cross([0, 1, 0], daylight.towards));
  const up = cross(daylight.towards, right);
  const sum = (c: 0 | 1 | 2) => daylight.window[c] * 0.5 + daylight.around[c];
  return (ray) => {
    const dx = ray[0] as number;
    const dy = ray[1] as number;
    const dz = ray[2] as number;
    const rough = ray[3] as number;
    const soft = 0.06 + rough * 1.1;
    const facing = dx * lx + dy * ly + dz * lz;
    let window = 0;
    if (facing > 0.05) {
      const a = (dx * right[0] + dy * right[1] + dz * right[2]) / facing;
      const b = (dx * up[0] + dy * up[1] + dz * up[2]) / facing;
      const pane = edge(0.5 - Math.abs(a), soft) * edge(0.62 - Math.abs(b), soft);
      const bar = 1 - 0.75 * edge(0.035 - Math.abs(a), soft) * (1 - Math.min(1, rough * 2));
      window = pane * bar * (3.4 / (1 + 3.5 * rough));
    }
    // Nearer to the window the room is brighter.
    const near = 0.62 + 0.34 * facing + 0.12 * dy;
    const down = edge(-dy - 0.26 + 0.24 * Math.min(1, rough * 3), 0.05 + rough * 1.4);
    // What a looking-glass shows of the room behind the camera: a tall bright opening in a dimmer wall.
    const opening = edge(0.07 - Math.abs(dx + 0.08 * Math.sign(lx)), 0.03 + rough);
    const behind = dz > 0.3 && rough < 0.2 ? 0.45 * opening - 0.2 : 0;
    const back = edge(-lx * dx - 0.55, 0.25 + rough) * edge(0.75 - Math.abs(dy), 0.3) * 0.5;
    for (let c = 0; c < 3; c++) {
      const walls = (wall[c] as number) * sum(c as 0 | 1 | 2) * near;
      const below = (floor[c] as number) * sum(c as 0 | 1 | 2) * 0.75;
      const room = (walls + (below - walls) * down) * (1 + behind) + back;
      ray[c] = room + window * (daylight.window[c] as number);
    }
  };
}
