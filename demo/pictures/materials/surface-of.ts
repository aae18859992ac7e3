import type { Stuff } from '../recipe.ts';
import type { Light } from './colour.ts';
import { brightness, lightOf, mix } from './colour.ts';
import type { Styled, Surface } from './surface.ts';
import { createSurface } from './surface.ts';
import type { TileName } from './tiles.ts';
import { tileOf } from './tiles.ts';

interface Recipe extends Partial<Omit<Surface, 'color' | 'tile' | 'tone'>> {
  tile: TileName;
  tone: number | Light;
  /** The stuff's own tone, and how far it is kept against the wanted colour. */
  own?: readonly [color: string, share: number];
}

const cloth = { soft: 0.25, rough: 0.9, gloss: 0.02 };
/** Dark grain is also a warmer colour. */
const grain = (strength: number): Light => [strength * 0.8, strength, strength * 1.15];

const recipes: Record<Stuff, Recipe> = {
  fabric: { ...cloth, tile: 'fabric', tone: 0.2, relief: 1, sheen: 0.14 },
  linen: { ...cloth, tile: 'linen', tone: 0.2, relief: 0.9, sheen: 0.08 },
  boucle: { ...cloth, tile: 'boucle', tone: 0.3, relief: 1, sheen: 0.2, soft: 0.35 },
  velvet: { ...cloth, tile: 'velvet', tone: 0.34, relief: 0.12, sheen: 0.9, soft: 0.1, rough: 0.7 },
  leather: { tile: 'leather', tone: 0.17, relief: 0.9, rough: 0.46, gloss: 0.045, soft: 0.08 },
  wool: { ...cloth, tile: 'wool', tone: 0.26, relief: 0.9, sheen: 0.22, soft: 0.35 },
  rattan: { tile: 'rattan', tone: 0.42, relief: 0.8, rough: 0.55, own: ['#cdb087', 0.4] },
  oak: { tile: 'oak', tone: grain(0.17), relief: 1, rough: 0.5, own: ['#c4a884', 0.5] },
  beech: { tile: 'beech', tone: grain(0.15), relief: 1, rough: 0.45, own: ['#d3b594', 0.5] },
  walnut: { tile: 'walnut', tone: grain(0.22), relief: 1, rough: 0.42, own: ['#8a7260', 0.6] },
  pine: { tile: 'pine', tone: grain(0.16), relief: 1, rough: 0.5, own: ['#d8bb92', 0.5] },
  lacquer: { tile: 'even', tone: 0.03, rough: 0.32, gloss: 0.04 },
  metal: { tile: 'even', tone: 0.04, rough: 0.42, gloss: 0.06 },
  brass: { tile: 'brushed', tone: 0.1, relief: 1, rough: 0.3, metal: true, own: ['#d9bf8c', 0.65] },
  steel: { tile: 'brushed', tone: 0.1, relief: 1, rough: 0.3, metal: true, own: ['#c4c3c0', 0.7] },
  glass: { tile: 'even', tone: 0, rough: 0.04, gloss: 0.04, glass: true },
  marble: { tile: 'marble', tone: 0.45, rough: 0.16, gloss: 0.045 },
  ceramic: { tile: 'plaster', tone: 0.06, relief: 0.05, rough: 0.26, gloss: 0.045 },
  plastic: { tile: 'even', tone: 0.03, rough: 0.4, gloss: 0.04, soft: 0.06 },
};

const looks = {
  mirror: { metal: true, rough: 0.02, gloss: 1, color: [0.9, 0.91, 0.91], tone: [0, 0, 0] },
  shade: { glow: 0.5, through: 0.2, glass: false, metal: false, rough: 0.8, gloss: 0.02 },
  sheer: { through: 0.6, soft: 0.6 },
  cane: { tile: 'cane', tone: 0.75, relief: 0.5 },
  pile: { tile: 'pile', tone: 0.24, relief: 0.5, soft: 0.35, gloss: 0.015, rough: 0.95 },
  leaf: { through: 0.35, rough: 0.45, gloss: 0.035, soft: 0.1 },
} as const;

/** The surface of a part: its stuff in its colour, with the look and the paint that it asks for. */
export function surfaceOf({ finish, look, paint }: Styled): Surface {
  const { own, ...base } = recipes[finish.stuff];
  const wanted = lightOf(finish.color);
  const color = own ? mix(wanted, ownTone(own[0], wanted), own[1]) : wanted;
  const { tile, tone, ...rest } = { color, ...base, ...(look ? looks[look] : {}) };
  return createSurface({
    ...rest,
    tile: tileOf(tile),
    tone: typeof tone === 'number' ? [tone, tone, tone] : tone,
    paint: paint && { color: lightOf(paint.color), amount: paint.amount },
  });
}

/** The stuff's own hue at about the brightness that is wanted, so that black oak stays black. */
function ownTone(hex: string, wanted: Light): Light {
  const own = lightOf(hex);
  const scale = (0.25 * brightness(own) + 0.75 * brightness(wanted)) / brightness(own);
  return [own[0] * scale, own[1] * scale, own[2] * scale];
}
