import type { Part } from '../model.ts';
import type { Light } from './colour.ts';
import type { Tile } from './tile.ts';

/** All the renderer knows of a material. */
export interface Surface {
  color: Light;
  tile: Tile;
  /** How strongly the tile's tone changes red, green and blue. */
  tone: Light;
  /** How strongly its relief bends the light. */
  relief: number;
  /** 0 mirrors, 1 is chalk. */
  rough: number;
  /** Share of the light thrown back from straight ahead; metals throw it back in their own colour. */
  gloss: number;
  metal: boolean;
  /** Brightness of the fine hairs seen from the side. */
  sheen: number;
  /** Light goes round the edge into the shadow by this much: cloth 0.3, stone 0. */
  soft: number;
  /** Light let through to the other side. */
  through: number;
  /** Light of its own. */
  glow: number;
  glass: boolean;
  paint: { color: Light; amount: (u: number, v: number) => number } | undefined;
}

/** A surface from what is special about it: dull, smooth and solid unless said otherwise. */
export function createSurface(
  special: Pick<Surface, 'color' | 'tile'> & Partial<Surface>,
): Surface {
  // Every surface has all its members in one order: the renderer reads them faster so.
  return {
    color: special.color,
    tile: special.tile,
    tone: special.tone ?? [0, 0, 0],
    relief: special.relief ?? 0,
    rough: special.rough ?? 0.6,
    gloss: special.gloss ?? 0.035,
    metal: special.metal ?? false,
    sheen: special.sheen ?? 0,
    soft: special.soft ?? 0,
    through: special.through ?? 0,
    glow: special.glow ?? 0,
    glass: special.glass ?? false,
    paint: special.paint,
  };
}

export type Styled = Pick<Part, 'finish' | 'look' | 'paint'>;
