import type { Mesh, Vector } from '../geometry/index.ts';
import { box, shape } from '../geometry/index.ts';
import type { Random } from '../random.ts';

/** What cloth lies over: the top of a block (mattress, arm of a sofa) with rounded edges, centred on x and z. */
export interface Block {
  width: number;
  depth: number;
  top: number;
  /** Rounding of the upper edges in cm. */
  rounding: number;
  /** Height in cm of the waves on top and of the folds of what hangs; the same for all cloths on the block. */
  slack?: number;
  folds?: number;
}

export interface Cloth {
  /** In cm, as it lies flat; what is longer than the block hangs down. */
  width: number;
  depth: number;
  thickness: number;
  /** Moves the cloth off the middle of the block before it is laid over it. */
  shift?: readonly [x: number, z: number];
  /** How far it lies above the block, over other cloths. */
  above?: number;
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Makes a function that lays cloths over the block, one above the other; the folds of all follow each other. */
export function draper(block: Block, random: Random): (cloth: Cloth) => Mesh {
  const { slack = 1, folds = 1.2, rounding } = block;
  const [hx, hz] = [block.width / 2 - rounding, block.depth / 2 - rounding];
  const phase = () => random.between(0, 6.28);
  const [a, b, c, d] = [phase(), phase(), phase(), phase()];
  const wave = (x: number, z: number) =>
    0.45 * Math.sin(x * 0.11 + a) * Math.sin(z * 0.09 + b) +
    0.3 * Math.sin(x * 0.07 + z * 0.21 + c) +
    0.25 * Math.sin(x * 0.23 - z * 0.13 + d);
  const fold = (s: number) => 1 + 0.8 * Math.sin(s * 0.3 + a) + 0.5 * Math.sin(s * 0.51 + b);

  return ({ width, depth, thickness, shift = [0, 0], above = 0 }) => {
    const spans = (side: number) => Math.max(6, Math.min(22, Math.round(side / 7)));
    const sheet = box(width, thickness, depth, {
      radius: thickness * 0.49,
      steps: 2,
      spans: [spans(width), 1, spans(depth)],
      grain: 'x',
    });
    return shape(sheet, (lx, y, lz): Vector => {
      const [x, z] = [lx + shift[0], lz + shift[1]];
      const [cx, cz] = [clamp(x, hx), clamp(z, hz)];
      const [over, beyond] = [x - cx, z - cz];
      const far = Math.hypot(over, beyond) || 1;
      const [ox, oz] = [over / far, beyond / far];
      // At a corner the cloth falls a little longer than at the sides, in one fold.
      const hang = (over ** 4 + beyond ** 4) ** 0.25;
      const angle = Math.min(Math.PI / 2, hang / (rounding + above));
      const fall = Math.max(0, hang - ((rounding + above) * Math.PI) / 2);
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const folded = ox * ox * fold(cz) + oz * oz * fold(cx) + 3 * Math.abs(ox * oz);
      const raise =
        above +
        y +
        slack * wave(x, z) * (1 - 0.6 * sin) +
        folds * Math.min(1.6, fall / 14) * folded;
      const reach = (rounding + raise) * sin;
      return [
        cx + ox * reach,
        block.top - rounding * (1 - cos) - fall + cos * raise,
        cz + oz * reach,
      ];
    });
  };
}
