import type { Mesh, Vector } from '../geometry/index.ts';
import { aim, curve, join, lathe, move, surface, tube, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

/** A leaf along +y, bent back a little, its tip free. */
function leaf(length: number, width: number, bend: number): Mesh {
  return surface(
    (u, v) => {
      const wide = width * Math.sin(Math.PI * Math.min(0.985, 0.06 + 0.94 * v) ** 0.8) * (u - 0.5);
      return [
        wide,
        length * v * (1 - 0.15 * bend * v),
        bend * length * 0.5 * v * v - Math.abs(u - 0.5) * width * 0.25,
      ];
    },
    { columns: 2, rows: length > 12 ? 5 : 2, thickness: 0.12 },
  );
}

const greens = ['#4f6b45', '#5d7a52', '#3f5a44', '#6f8257'] as const;

function pot(random: Random, radius: number, height: number): Part {
  const color = random.pick(['#e8e0d4', '#b9795a', '#8f8a80', '#d6c4ab']);
  const r = radius;
  const profile = [
    [r * 0.72, 0],
    [r * 0.95, height * 0.5],
    [r, height],
    [r - 1.2, height],
    [r - 1.6, height - 4],
    [0, height - 4],
  ] as const;
  return part({ stuff: 'ceramic', color }, [lathe(profile, { open: false, smooth: 40 })]);
}

/** Broad leaves on long stalks, or small ones along branches; standing at the origin, about `height` cm tall. */
export function plant(height: number, random: Random): Part[] {
  const potHeight = height * 0.24;
  const green = { stuff: 'plastic', color: random.pick(greens) } as const;
  const [leaves, stalks] = random.chance(0.5)
    ? broadLeaved(height, potHeight, random)
    : branching(height, potHeight, random);
  return [
    pot(random, potHeight * 0.62, potHeight),
    part(green, leaves, { look: 'leaf' }),
    part({ stuff: 'oak', color: '#6d5a42' }, stalks),
  ];
}

function broadLeaved(height: number, from: number, random: Random): [Mesh[], Mesh[]] {
  const leaves: Mesh[] = [];
  const stalks: Mesh[] = [];
  const count = random.whole(11, 15);
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4 + random.between(-0.4, 0.4);
    const rise = height * (0.45 + (0.42 * i) / count);
    const out = (height - rise) * 0.36 + height * 0.07;
    const end: Vector = [Math.cos(angle) * out, rise, Math.sin(angle) * out];
    stalks.push(
      tube(curve([[0, from - 5, 0], [end[0] * 0.35, rise * 0.7, end[2] * 0.35], end], 4), {
        radius: (t) => 0.55 - 0.2 * t,
        sides: 5,
      }),
    );
    const long = height * random.between(0.2, 0.28);
    const blade = turn(
      leaf(long, long * 0.55, random.between(0.2, 0.6)),
      'y',
      random.between(-30, 30),
    );
    const tip: Vector = [end[0] * 1.9, rise + long * 0.55, end[2] * 1.9];
    leaves.push(aim(blade, end, tip));
  }
  return [leaves, stalks];
}

function branching(height: number, from: number, random: Random): [Mesh[], Mesh[]] {
  const leaves: Mesh[] = [];
  const stalks: Mesh[] = [];
  const blade = leaf(height * 0.075, height * 0.024, 0.3);
  for (let i = 0; i < 7; i++) {
    const angle = i * 0.9 + random.between(-0.3, 0.3);
    const out = height * random.between(0.1, 0.26);
    const top = height * random.between(0.75, 1);
    const line = curve(
      [
        [0, from - 5, 0],
        [Math.cos(angle) * out * 0.3, top * 0.6, Math.sin(angle) * out * 0.3],
        [Math.cos(angle) * out, top, Math.sin(angle) * out],
      ],
      9,
    );
    stalks.push(tube(line, { radius: (t) => 0.6 - 0.45 * t, sides: 5 }));
    for (let j = 6; j < line.length; j++) {
      for (let k = 0; k < 2; k++) {
        const at = line[j] ?? [0, 0, 0];
        const way = j * 2.1 + k * 3.1 + i;
        const towards: Vector = [at[0] + Math.cos(way), at[1] + 0.7, at[2] + Math.sin(way)];
        leaves.push(aim(blade, at, towards));
      }
    }
  }
  return [[join(...leaves)], stalks];
}

/** The same, moved to its place. */
export const placeParts = (parts: readonly Part[], [x, y, z]: Vector): Part[] =>
  parts.map((item) => ({ ...item, mesh: { ...move(item.mesh, x, y, z), uvs: item.mesh.uvs } }));
