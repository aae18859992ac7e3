import { box, move, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';

type Motif = (u: number, v: number) => number;

const within = (distance: number) => Math.max(0, Math.min(1, 0.5 - distance * 2));

/** Quiet shapes on paper: a sun over hills, stones, an arch. */
function motif(width: number, height: number, random: Random): Motif {
  const shift = random.between(-0.12, 0.12) * width;
  const round = (u: number, v: number, x: number, y: number, r: number) =>
    within(Math.hypot(u - x, v - y) - r);
  const motifs: [Motif, ...Motif[]] = [
    (u, v) =>
      Math.max(
        round(u, v, shift, height * 0.16, width * 0.17),
        0.75 * within(v + height * 0.14 - 0.06 * height * Math.sin(u / (width * 0.16) + shift)),
      ),
    (u, v) =>
      Math.max(
        round(u, v, shift, -height * 0.18, width * 0.24),
        0.6 * round(u, v, -shift, height * 0.04, width * 0.17),
        0.85 * round(u, v, shift * 0.6, height * 0.19, width * 0.1),
      ),
    (u, v) => {
      const ring = (r: number) =>
        within(Math.abs(Math.hypot(u, Math.max(0, v + height * 0.04)) - r) - width * 0.032);
      return v < -height * 0.3
        ? 0
        : Math.max(ring(width * 0.3), ring(width * 0.2), ring(width * 0.1));
    },
  ];
  return random.pick(motifs);
}

/** A framed picture of the given outer size with its back at z = 0 and its middle at the origin. */
export function wallArt(width: number, height: number, random: Random): Part[] {
  const bar = 1.8;
  const color = random.pick(['#c9a77c', '#5f4636', '#2d2b2a', '#d9cbb5']);
  const upright = move(box(bar, height, 2.6, { radius: 0.25, grain: 'y' }), 0, -height / 2, 1.4);
  const across = move(box(width - 0.2, bar, 2.5, { radius: 0.25 }), 0, 0, 1.4);
  const sheet = turn(box(width - bar, 0.8, height - bar, { radius: 0.05, grain: 'x' }), 'x', 90);
  const picture = motif(width, height, random);
  return [
    part({ stuff: 'oak', color }, [
      move(upright, -width / 2 + bar / 2, 0, 0),
      move(upright, width / 2 - bar / 2, 0, 0),
      move(across, 0, height / 2 - bar, 0),
      move(across, 0, -height / 2, 0),
    ]),
    part({ stuff: 'lacquer', color: '#efe9dd' }, [sheet], {
      paint: {
        color: random.pick(['#b5694a', '#7c8b73', '#c99b5b', '#5d6d78', '#a98467']),
        amount: (u, v) => picture(u, -v),
      },
    }),
  ];
}
