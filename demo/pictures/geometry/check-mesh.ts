import type { Mesh } from './mesh.ts';

const corner = (values: Float32Array, i: number) =>
  [values[i * 3], values[i * 3 + 1], values[i * 3 + 2]] as [number, number, number];

/** In cm³; negative where the faces look inwards. */
export function volume({ positions, indices }: Mesh): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(positions, indices[i + k] as number)) as [
      [number, number, number],
      [number, number, number],
      [number, number, number],
    ];
    sum +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

/**
 * What a mesh must not have: a number that is none, an edge that does not meet exactly one other running the opposite
 * way, more than one normal in ten that looks to the other side than its face. Empty when all is well.
 */
export function flaws({ positions, normals, uvs, indices }: Mesh): string[] {
  const found: string[] = [];
  if (![positions, normals, uvs].every((values) => values.every(Number.isFinite))) {
    found.push('not finite');
  }
  // Corners in one place count as one: hard edges and seams have several.
  const names = new Map<string, number>();
  const placeOf = (i: number) => {
    const key = corner(positions, i)
      .map((value) => Math.round(value * 500))
      .join();
    const known = names.get(key) ?? names.size;
    names.set(key, known);
    return known;
  };
  const places = Array.from({ length: positions.length / 3 }, (_, i) => placeOf(i));
  const open = new Map<string, number>();
  let contrary = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const at = [indices[i], indices[i + 1], indices[i + 2]] as [number, number, number];
    const [p, q, r] = at.map((index) => places[index] as number) as [number, number, number];
    if (p === q || q === r || r === p) continue;
    for (const [from, to] of [
      [p, q],
      [q, r],
      [r, p],
    ] as const) {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const key = `${low} ${high}`;
      open.set(key, (open.get(key) ?? 0) + (from < to ? 1 : -1));
    }
    const a = corner(positions, at[0]);
    const b = corner(positions, at[1]);
    const c = corner(positions, at[2]);
    const n = corner(normals, at[0]);
    const u = b.map((value, k) => value - (a[k] as number)) as [number, number, number];
    const v = c.map((value, k) => value - (a[k] as number)) as [number, number, number];
    const facing =
      n[0] * (u[1] * v[2] - u[2] * v[1]) +
      n[1] * (u[2] * v[0] - u[0] * v[2]) +
      n[2] * (u[0] * v[1] - u[1] * v[0]);
    if (facing < -1e-6) contrary++;
  }
  const gaping = [...open.values()].filter((count) => count !== 0).length;
  if (gaping > 0) found.push(`${gaping} open edges`);
  if (contrary > indices.length / 30) found.push(`${contrary} normals against their face`);
  return found;
}
