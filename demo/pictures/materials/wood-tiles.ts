import { layered, noise, scatter } from './periodic-noise.ts';
import type { Spot, Tile } from './tile.ts';
import { bakeTile } from './tile.ts';

interface Timber {
  /** Rings across the tile's width. */
  rings: number;
  /** How far the rings wander. */
  wander: number;
  /** Strength of rings, pores and slow changes of tone. */
  ring: number;
  pore: number;
  cloud: number;
  seed: number;
}

/** Long lines of growth rings that wander and part, fine pores along them. Grain runs along x. */
function grain(x: number, y: number, timber: Timber): Spot {
  const { rings, wander, ring, pore, cloud, seed } = timber;
  const drift = layered(x, y, [2, 3], 3, seed) * wander;
  const across = y * rings + drift * rings * 0.1;
  const phase = across - Math.floor(across);
  // Spring wood fades slowly into the dark line of late wood.
  const late = phase < 0.82 ? (phase / 0.82) ** 2.2 : 1 - (phase - 0.82) / 0.18;
  const strong = 0.45 + 0.55 * scatter(((Math.floor(across) % rings) + rings) % rings, 3, seed);
  const fibre = layered(x, y, [10, 160], 2, seed + 1);
  const dash = noise(x * 70, y * 220, 70, 220, seed + 2);
  const holes = dash > 0.35 ? (dash - 0.35) * (0.4 + late) : 0;
  const tone =
    ring * (0.4 - late) * strong +
    0.5 * fibre -
    pore * holes +
    cloud * layered(x, y, [2, 2], 3, seed + 3);
  return { tone, relief: 0.004 * fibre - 0.012 * holes * pore };
}

const bakeTimber = (timber: Timber): Tile =>
  bakeTile([150, 44], 512, (x, y) => grain(x, y, timber));

export const bakeOak = () =>
  bakeTimber({ rings: 34, wander: 9, ring: 0.75, pore: 2.2, cloud: 0.7, seed: 101 });
export const bakeBeech = () =>
  bakeTimber({ rings: 26, wander: 5, ring: 0.28, pore: 1.1, cloud: 0.4, seed: 201 });
export const bakeWalnut = () =>
  bakeTimber({ rings: 22, wander: 14, ring: 0.95, pore: 1.5, cloud: 1.3, seed: 301 });
export const bakePine = () =>
  bakeTimber({ rings: 15, wander: 8, ring: 1.05, pore: 0.2, cloud: 0.5, seed: 401 });
