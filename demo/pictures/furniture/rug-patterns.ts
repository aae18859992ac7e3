import type { Random } from '../random.ts';

/** How much of the second colour there is (0 to 1) at a place on the rug; s along it, t across, cm from the middle. */
export type Pattern = (s: number, t: number) => number;

/** 1 inside (negative distance), 0 outside, with an edge as soft as a knot of wool. */
export const inside = (distance: number): number => Math.max(0, Math.min(1, 0.5 - distance / 0.5));

/** Distance to the nearest multiple of `pitch`. */
const toLine = (value: number, pitch: number) =>
  Math.abs(value - pitch * Math.round(value / pitch));

/** Bands across the rug, broad and narrow, the same from both ends. */
export function stripes(half: number, random: Random): Pattern {
  const bands: { end: number; tone: number }[] = [];
  for (let at = 0; at < half;) {
    at += random.pick([2.5, 4, 7, 12, 18, 24]);
    bands.push({ end: at, tone: random.pick([0, 0, 1, 0.45, 0.2]) });
  }
  return (s) => {
    const at = Math.abs(s);
    const i = bands.findIndex(({ end }) => at < end);
    const [here, next] = [bands[i], bands[i + 1] ?? bands[i]];
    if (!here || !next) return 0;
    const past = inside(here.end - at);
    return here.tone * (1 - past) + next.tone * past;
  };
}

/** Squares as on a chess board, cloth checks of crossing bands, or thin lines like window panes. */
export function checks(random: Random): Pattern {
  const pitch = random.pick([14, 20, 26]);
  const side = (value: number) => inside(toLine(value, pitch * 2) - pitch / 2);
  const line = (value: number) => inside(toLine(value, pitch * 1.2) - 0.8);
  return random.pick<Pattern>([
    (s, t) => {
      const [a, b] = [side(s), side(t)];
      return 0.85 * (a + b - 2 * a * b);
    },
    (s, t) => 0.42 * (side(s) + side(t)),
    (s, t) => Math.max(line(s), line(t)) * 0.9,
  ]);
}

/** A lattice of lozenges drawn by hand, as on the rugs of herdsmen: lines that waver and are not quite even. */
export function lattice(width: number, random: Random): Pattern {
  const across = width / random.whole(3, 4);
  const along = across * random.between(1.25, 1.6);
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const thick = random.between(0.9, 1.5);
  const twice = random.chance(0.4);
  return (s, t) => {
    const waver =
      1.3 * Math.sin(s * 0.07 + a) +
      0.8 * Math.sin(t * 0.13 + b) +
      0.35 * Math.sin(s * 0.6 + t * 0.5 + c);
    const [p, q] = [(s + waver) / along, (t + waver * 0.7) / across];
    const scale = 1 / Math.hypot(1 / along, 1 / across);
    const distance = Math.min(toLine(p + q, 1), toLine(p - q, 1)) * scale;
    const uneven = thick + 0.3 * Math.sin(s * 0.21 + t * 0.17 + b);
    const second = twice ? inside(Math.abs(distance - 4.2) - uneven * 0.45) : 0;
    return 0.92 * Math.max(inside(distance - uneven), second);
  };
}

/** Stepped lozenges one in another, round the middle: `rings` of the second colour. */
export function steppedRings(reachS: number, reachT: number, step: number, rings: number): Pattern {
  return (s, t) => {
    const a = (Math.floor(Math.abs(s) / step) * step) / reachS;
    const b = (Math.floor(Math.abs(t) / step) * step) / reachT;
    return Math.floor((a + b) * rings * 2) % 2;
  };
}

/** Teeth along a border: triangles from its outer edge, a small lozenge between two of them. */
export function teeth(band: number, pitch: number, step: number): Pattern {
  return (u, v) => {
    const from = Math.floor(toLine(u, pitch) / step) * step;
    const tooth = band * 0.78 * (1 - from / (pitch / 2));
    const away = Math.floor(toLine(u + pitch / 2, pitch) / step) * step;
    const lozenge = away + Math.abs(v - band * 0.66) < band * 0.2;
    return v < tooth || lozenge ? 1 : 0;
  };
}

/** Blossoms and buds in turn along a border, between two fine lines. */
export function blossoms(band: number, pitch: number): Pattern {
  return (u, v) => {
    const y = v - band / 2;
    const x = u - pitch * Math.round(u / pitch);
    const angle = Math.atan2(y, x);
    const flower = Math.hypot(x, y) - band * (0.24 + 0.07 * Math.cos(6 * angle));
    const eye = Math.hypot(x, y) - band * 0.09;
    const budX = toLine(u + pitch / 2, pitch);
    const bud = Math.hypot(budX * 1.7, y) - band * 0.2;
    const stem = Math.abs(y - band * 0.16 * Math.sin((u / pitch) * 2 * Math.PI)) - 0.35;
    const lines = Math.min(Math.abs(v - band * 0.08), Math.abs(v - band * 0.92)) - 0.4;
    const drawn = Math.max(inside(Math.min(flower, bud)) - inside(eye), inside(stem) * 0.6);
    return Math.max(drawn, inside(lines));
  };
}
