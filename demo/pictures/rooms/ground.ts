import { lightOf } from '../materials/colour.ts';
import type { Surface } from '../materials/surface.ts';
import { createSurface } from '../materials/surface.ts';
import type { TileName } from '../materials/tiles.ts';
import { tileOf } from '../materials/tiles.ts';
import { herringbone, planks, seamless, slabs } from './floors.ts';
import type { Layout } from './layout.ts';
import type { Scheme } from './schemes.ts';

interface Ground {
  color: string;
  tile: TileName;
  tone: number;
  relief: number;
  rough: number;
  layout: Layout;
}

const grounds: Record<Scheme['floor'], Ground> = {
  oak: {
    color: '#b2926f',
    tile: 'oak',
    tone: 0.15,
    relief: 1,
    rough: 0.4,
    layout: planks(17, 210),
  },
  'pale-oak': {
    color: '#cbb799',
    tile: 'oak',
    tone: 0.12,
    relief: 1,
    rough: 0.45,
    layout: planks(19, 220),
  },
  walnut: {
    color: '#826b57',
    tile: 'walnut',
    tone: 0.16,
    relief: 1,
    rough: 0.36,
    layout: planks(15, 190),
  },
  herringbone: {
    color: '#b8987a',
    tile: 'oak',
    tone: 0.14,
    relief: 1,
    rough: 0.4,
    layout: herringbone(9, 5),
  },
  terrazzo: {
    color: '#dcd6cc',
    tile: 'terrazzo',
    tone: 0.2,
    relief: 0,
    rough: 0.25,
    layout: seamless,
  },
  concrete: {
    color: '#b7b0a6',
    tile: 'concrete',
    tone: 0.16,
    relief: 0.4,
    rough: 0.45,
    layout: seamless,
  },
  carpet: {
    color: '#cfc3b2',
    tile: 'pile',
    tone: 0.16,
    relief: 0.35,
    rough: 0.95,
    layout: seamless,
  },
  stone: {
    color: '#cdbfa9',
    tile: 'concrete',
    tone: 0.2,
    relief: 0.6,
    rough: 0.7,
    layout: slabs(60, 0.8),
  },
  deck: {
    color: '#a3917d',
    tile: 'pine',
    tone: 0.16,
    relief: 1.4,
    rough: 0.6,
    layout: planks(11, 260, 0.7),
  },
};

export function groundOf(floor: Scheme['floor']): { floor: Surface; floorLayout: Layout } {
  const { color, tile, tone, relief, rough, layout } = grounds[floor];
  return {
    floor: createSurface({
      color: lightOf(color),
      tile: tileOf(tile),
      tone: [tone * 0.85, tone, tone * 1.12],
      relief,
      rough,
      gloss: rough > 0.9 ? 0 : 0.035,
    }),
    floorLayout: layout,
  };
}

export function plaster(color: string): Surface {
  return createSurface({
    color: lightOf(color),
    tile: tileOf('plaster'),
    tone: [0.05, 0.055, 0.06],
    relief: 0,
    rough: 0.95,
    gloss: 0,
  });
}

/** A bright sky with a little haze; it gives its own light. */
export function sky(color: string): Surface {
  return createSurface({
    color: lightOf(color),
    tile: tileOf('even'),
    rough: 1,
    gloss: 0,
    glow: 0.5,
  });
}
