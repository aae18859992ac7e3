import { cornerFaces, isCorner, slant } from './corner-shape.ts';
import type { ProductKind } from './silhouettes.ts';

/** In centimeters, like everything in the drawing. */
export interface Measures {
  length: number | null;
  width: number | null;
  height: number | null;
}

/** A typical person and door, in centimeters. */
export const person = { width: 48, height: 170 };
const door = { width: 90, height: 205 };
export const room = { ceiling: 260, gap: 28, edge: 14, headroom: 16 };
/** Space between product and door, for the height label. */
const measureGap = 48;
/** Dimensions outside this range are not drawn: the product or the person would be a dot. */
const drawable = { least: 4, most: 1_500 };
/** The middle of wall-mounted products, and the bottom edge of a hanging lamp. */
const hungMiddle = 150;
const lampAbove = 190;
/** A mirror of this height or more stands on the floor. */
const tallMirror = 140;

/**
 * Places product, person and door at one scale. The longer side of the product is its front; a corner piece also comes
 * out from the wall with its other side. Null if the dimensions do
 * not suffice: it takes a front and, except for rugs, a height.
 */
export function scaleScene(kind: ProductKind, measures: Measures) {
  const size = frontOf(kind, measures);
  if (size === null) return null;
  const above = standsAbove(kind, size.height);
  const sides = [measures.length ?? 0, measures.width ?? 0];
  const side = Math.min(...sides);
  const reach = isCorner(kind) ? side * slant : 0;
  const productX = room.edge + person.width + room.gap + reach;
  const doorX = productX + size.width + measureGap;
  const faces = cornerFaces(kind, { front: size.width, side, height: size.height });
  const top = kind === 'hanging-lamp' ? room.ceiling : Math.max(door.height, above + size.height);
  // Each by its left edge, the height of its bottom edge above the floor, and its size.
  return {
    width: doorX + door.width + room.edge,
    height: Math.max(top, above + size.height) + (kind === 'hanging-lamp' ? 0 : room.headroom),
    product: { x: productX, above, ...size, kind, faces },
    person: { x: room.edge, above: 0, ...person },
    door: { x: doorX, above: 0, ...door },
    // How far a corner piece, standing at the door's wall, reaches to the left and down.
    reach,
  };
}

export type ScaleScene = NonNullable<ReturnType<typeof scaleScene>>;

/** Width and height as seen from the front. A rug lies flat: its depth is drawn at half its length. */
function frontOf(kind: ProductKind, { length, width, height }: Measures) {
  const sides = [length ?? 0, width ?? 0].filter((side) => side > 0);
  const front = Math.max(...sides);
  const up = kind === 'rug' ? (sides.length === 2 ? Math.min(...sides) / 2 : 0) : (height ?? 0);
  const isDrawable = [front, up].every((side) => side >= drawable.least && side <= drawable.most);
  return isDrawable ? { width: front, height: up } : null;
}

export function standsAbove(kind: ProductKind, height: number): number {
  if (kind === 'hanging-lamp') return Math.max(0, Math.min(lampAbove, room.ceiling - height));
  if (kind === 'curtain') return height < 240 ? 240 - height : 0;
  if (kind === 'hung') return height > tallMirror ? 0 : hungMiddle - height / 2;
  return 0;
}
