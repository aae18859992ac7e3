import { inside, type Pattern } from './rug-patterns.ts';

/** Radius of a lobed outline that is longer along the rug than across. */
const lobed = (s: number, t: number, stretch: number, lobes: number) => {
  const angle = Math.atan2(t * stretch, s);
  const scallop = Math.abs(Math.cos((angle * lobes) / 2));
  return Math.hypot(s / stretch, t) / (0.84 + 0.16 * scallop);
};

/** Small flowers in staggered rows, with a thin stem from each to the next. */
function sprigs(s: number, t: number): number {
  const pitch = 19;
  const row = Math.round(t / (pitch * 0.62));
  const shifted = s + (row % 2 === 0 ? 0 : pitch / 2);
  const x = shifted - pitch * Math.round(shifted / pitch);
  const y = t - row * pitch * 0.62;
  const angle = Math.atan2(y, x);
  const flower = Math.hypot(x, y) - (2.2 + 0.9 * Math.cos(5 * angle + row));
  const eye = Math.hypot(x, y) - 0.8;
  const stem = Math.abs(y - 2.6 * Math.sin((x / pitch) * 2 * Math.PI + row)) - 0.3;
  return Math.max((inside(flower) - inside(eye)) * 0.75, inside(stem) * 0.4);
}

/** A wreath of `count` petals between two radii of a round of radius 1. */
function wreath(r: number, angle: number, count: number, from: number, to: number): number {
  const turn = (2 * Math.PI) / count;
  const aside = (angle - turn * Math.round(angle / turn)) * r;
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const along = (r - middle) / half;
  const wide = ((turn * middle) / 2) * 0.78 * (1 - 0.35 * along);
  return Math.hypot(along, aside / wide) - 1;
}

/** Wreaths of petals, rings and a rose within a round of radius 1, as the amount of the second colour. */
function rosette(r: number, angle: number, scale: number): number {
  const ring = (at: number, half: number) => inside((Math.abs(r - at) - half) * scale);
  const petals = (count: number, from: number, to: number) =>
    inside(wreath(r, angle, count, from, to) * (to - from) * 0.4 * scale);
  const rose = inside((r - (0.15 + 0.025 * Math.cos(8 * angle))) * scale);
  const eye = inside((r - 0.06) * scale);
  return Math.max(
    ring(0.97, 0.02),
    ring(0.88, 0.008),
    petals(20, 0.66, 0.84) * 0.85,
    petals(14, 0.38, 0.62),
    petals(8, 0.2, 0.36) * 0.8,
    rose - eye,
  );
}

/** A medallion with pendants in the middle, quarters of it in the corners, sprigs between; `half` sizes of the field. */
export function medallion(halfS: number, halfT: number): Pattern {
  const stretch = Math.min(1.45, halfS / halfT);
  const size = halfT * 0.62;
  const corner = halfT * 0.62;
  return (s, t) => {
    if (Math.abs(s) > halfS || Math.abs(t) > halfT) return 0;
    const r = lobed(s, t, stretch, 16) / size;
    const angle = Math.atan2(t * stretch, s);
    if (r < 1.02) return 0.22 + 0.78 * Math.min(1, rosette(r, angle, size));
    const [cs, ct] = [halfS - Math.abs(s), halfT - Math.abs(t)];
    const c = lobed(cs, ct, stretch, 16) / corner;
    if (c < 1.02) return 0.3 + 0.7 * Math.min(1, rosette(c, Math.atan2(ct * stretch, cs), corner));
    const tip = Math.abs(s) - size * stretch * 1.16;
    const pendant =
      Math.hypot(tip * 0.55, t) -
      size * (0.15 - 0.06 * Math.sign(tip) * Math.min(1, Math.abs(tip) / 10));
    return Math.max(inside(pendant) * 0.9, sprigs(s, t));
  };
}
