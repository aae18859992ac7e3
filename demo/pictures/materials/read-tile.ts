import type { Tile } from './tile.ts';

/**
 * Tone and slopes of a tile. `spot` brings u, v and the size over which to average, all in cm, and takes the three
 * answers in their place: numbers that a call hands over one by one cost an allocation each.
 */
export function readTile(tile: Tile, spot: Float64Array): void {
  const u = spot[0] as number;
  const v = spot[1] as number;
  const footprint = spot[2] as number;
  const { levels, size } = tile;
  const finest = Math.min(size[0], size[1]) / (levels[0] as { side: number }).side;
  let level = 0;
  for (let reach = finest * 1.2; reach < footprint && level < levels.length - 1; reach *= 2)
    level++;
  const { side, spots } = levels[level] as { side: number; spots: Float32Array };
  const x = (u / size[0]) * side - 0.5;
  const y = (v / size[1]) * side - 0.5;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const mask = side - 1;
  const x0 = (ix & mask) * 3;
  const x1 = ((ix + 1) & mask) * 3;
  const y0 = (iy & mask) * side * 3;
  const y1 = ((iy + 1) & mask) * side * 3;
  const a = (1 - fx) * (1 - fy);
  const b = fx * (1 - fy);
  const c = (1 - fx) * fy;
  const d = fx * fy;
  for (let i = 0; i < 3; i++) {
    spot[i] =
      a * (spots[y0 + x0 + i] as number) +
      b * (spots[y0 + x1 + i] as number) +
      c * (spots[y1 + x0 + i] as number) +
      d * (spots[y1 + x1 + i] as number);
  }
}
