import type { ProductKind } from './product-kind.ts';

/** Centimetres, as everything in the drawing. */
export interface Measures {
  length: number | null;
  width: number | null;
  height: number | null;
}

/** A thing that stands in the scene: its left edge, its lower edge above the floor, and its size. */
export interface Placed {
  x: number;
  above: number;
  width: number;
  height: number;
}

export interface ScaleScene {
  width: number;
  height: number;
  product: Placed;
  person: Placed;
  door: Placed;
}

/** A person and a door as they commonly are, in centimetres. */
const person = { width: 48, height: 170 };
const door = { width: 90, height: 205 };
const room = { ceiling: 260, gap: 28, edge: 14, headroom: 16 };
/** Between product and door, where its height is written. */
const measureGap = 48;
/** Beyond these sides a drawing says nothing: the product or the person would be a dot. */
const drawable = { least: 4, most: 1_500 };
/** Where the middle of what hangs on a wall is, and the lower edge of a lamp that hangs. */
const hungMiddle = 150;
const lampAbove = 190;
/** From this height on a mirror is no longer hung but stood up. */
const tallMirror = 140;

/**
 * Where product, person and door stand, all to one scale. The longer side of the product is its front. Null where the
 * measures are not enough to draw it truly: without a front and, but for a rug, a height.
 */
export function scaleScene(kind: ProductKind, measures: Measures): ScaleScene | null {
  const size = frontOf(kind, measures);
  if (size === null) return null;
  const above = standsAbove(kind, size.height);
  const productX = room.edge + person.width + room.gap;
  const doorX = productX + size.width + measureGap;
  const top = kind === 'hanging-lamp' ? room.ceiling : Math.max(door.height, above + size.height);
  return {
    width: doorX + door.width + room.edge,
    height: Math.max(top, above + size.height) + (kind === 'hanging-lamp' ? 0 : room.headroom),
    product: { x: productX, above, ...size },
    person: { x: room.edge, above: 0, ...person },
    door: { x: doorX, above: 0, ...door },
  };
}

/** How wide and high the product looks from the front. A rug lies: its depth goes back into the room, half as long. */
function frontOf(kind: ProductKind, { length, width, height }: Measures) {
  const sides = [length ?? 0, width ?? 0].filter((side) => side > 0);
  const front = Math.max(...sides);
  const up = kind === 'rug' ? (sides.length === 2 ? Math.min(...sides) / 2 : 0) : (height ?? 0);
  const isDrawable = [front, up].every((side) => side >= drawable.least && side <= drawable.most);
  return isDrawable ? { width: front, height: up } : null;
}

function standsAbove(kind: ProductKind, height: number): number {
  if (kind === 'hanging-lamp') return Math.max(0, Math.min(lampAbove, room.ceiling - height));
  if (kind === 'curtain') return height < 240 ? 240 - height : 0;
  if (kind === 'hung') return height > tallMirror ? 0 : hungMiddle - height / 2;
  return 0;
}
