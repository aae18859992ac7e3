import {
  bakeBoucle,
  bakeFabric,
  bakeLeather,
  bakeLinen,
  bakePile,
  bakeVelvet,
  bakeWool,
} from './cloth-tiles.ts';
import {
  bakeBrushed,
  bakeConcrete,
  bakeEven,
  bakeMarble,
  bakePlaster,
  bakeTerrazzo,
} from './mineral-tiles.ts';
import { bakeFoliage } from './foliage-tile.ts';
import type { Tile } from './tile.ts';
import { bakeCane, bakeRattan } from './wicker-tiles.ts';
import { bakeBeech, bakeOak, bakePine, bakeWalnut } from './wood-tiles.ts';

const bakers = {
  fabric: bakeFabric,
  linen: bakeLinen,
  boucle: bakeBoucle,
  velvet: bakeVelvet,
  leather: bakeLeather,
  wool: bakeWool,
  pile: bakePile,
  oak: bakeOak,
  beech: bakeBeech,
  walnut: bakeWalnut,
  pine: bakePine,
  brushed: bakeBrushed,
  marble: bakeMarble,
  plaster: bakePlaster,
  concrete: bakeConcrete,
  terrazzo: bakeTerrazzo,
  even: bakeEven,
  rattan: bakeRattan,
  cane: bakeCane,
  foliage: bakeFoliage,
} satisfies Record<string, () => Tile>;

export type TileName = keyof typeof bakers;

const baked = new Map<TileName, Tile>();

/** Baked at first use and kept: a tile depends on nothing but its name. */
export function tileOf(name: TileName): Tile {
  const known = baked.get(name);
  if (known) return known;
  const tile = bakers[name]();
  baked.set(name, tile);
  return tile;
}
