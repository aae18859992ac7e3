/** A number from 0 to 1 for a point of a grid; the same for the same three numbers. */
export function scatter(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

const wrap = (i: number, period: number) => ((i % period) + period) % period;

/** Smooth noise from -1 to 1 that repeats after `px` and `py` grid steps. */
export function noise(x: number, y: number, px: number, py: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const x0 = wrap(ix, px);
  const x1 = wrap(ix + 1, px);
  const y0 = wrap(iy, py);
  const y1 = wrap(iy + 1, py);
  const low = scatter(x0, y0, seed) * (1 - sx) + scatter(x1, y0, seed) * sx;
  const high = scatter(x0, y1, seed) * (1 - sx) + scatter(x1, y1, seed) * sx;
  return 2 * (low * (1 - sy) + high * sy) - 1;
}

/** Noise on noise, each layer half as strong and twice as fine; `x` and `y` from 0 to 1 over the tile. */
export function layered(
  x: number,
  y: number,
  [px, py]: readonly [number, number],
  layers: number,
  seed: number,
): number {
  let sum = 0;
  let weight = 0.5;
  for (let layer = 0, fine = 1; layer < layers; layer++, fine *= 2, weight *= 0.5) {
    sum += weight * noise(x * px * fine, y * py * fine, px * fine, py * fine, seed + layer);
  }
  return sum;
}

/**
 * Cells round scattered points, repeating after `px` and `py` cells: how far the nearest point is, how far the second
 * nearest (both in cells), and a number from 0 to 1 of the nearest.
 */
export function cells(
  x: number,
  y: number,
  [px, py]: readonly [number, number],
  seed: number,
): { near: number; next: number; which: number } {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  let near = 9;
  let next = 9;
  let which = 0;
  for (let j = iy - 1; j <= iy + 1; j++) {
    for (let i = ix - 1; i <= ix + 1; i++) {
      const [wx, wy] = [wrap(i, px), wrap(j, py)];
      const dx = i + 0.1 + 0.8 * scatter(wx, wy, seed) - x;
      const dy = j + 0.1 + 0.8 * scatter(wx, wy, seed + 71) - y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < near) {
        next = near;
        near = distance;
        which = scatter(wx, wy, seed + 137);
      } else if (distance < next) next = distance;
    }
  }
  return { near, next, which };
}
