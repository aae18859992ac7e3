import type { ProductKind } from './silhouettes.ts';

/** In centimeters as they are drawn: to the right and down from where the wall's left edge meets the floor. */
export type Point = readonly [x: number, y: number];

/** Depth is drawn at an angle, foreshortened as in a cabinet projection. */
export const slant = 0.36;

/** A point this far out from the wall, given where it would be at the wall. */
export function into(x: number, y: number, out: number): Point {
  return [rounded(x - out * slant), rounded(y + out * slant)];
}

interface Corner {
  /** How far its arms usually stand out from their walls; sellers give its outer sides only. */
  arm: number;
  /** The share of its height that is seat; the rest is its back. */
  seat: number;
}

const corners: Partial<Record<ProductKind, Corner>> = {
  'corner-sofa': { arm: 95, seat: 0.5 },
  'corner-counter': { arm: 62, seat: 1 },
};
/** How thick a back is, and how wide a cushion at most. */
const [back, cushion] = [24, 80];

/** Pieces that stand at two walls. */
export function isCorner(kind: ProductKind): boolean {
  return kind in corners;
}

/** A part of the floor: from left to right, and from the wall outwards. */
export interface Patch {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** The floor that a piece covers: a rectangle, or the two of an L with its corner on the left. */
export function footprint(kind: ProductKind, front: number, side: number): Patch[] {
  const arm = armOf(kind, front, side);
  if (arm === undefined) return [{ left: 0, right: front, near: 0, far: side }];
  return [
    { left: 0, right: front, near: 0, far: arm },
    { left: 0, right: arm, near: arm, far: side },
  ];
}

/** The visible faces of a corner piece, from the farthest; none of other kinds, and where a side is not known. */
export function cornerFaces(
  kind: ProductKind,
  { front, side, height }: { front: number; side: number; height: number },
): Point[][] {
  const [arm, corner] = [armOf(kind, front, side), corners[kind]];
  if (arm === undefined || corner === undefined) return [];
  const [seat, isBacked] = [height * corner.seat, corner.seat < 1];
  const from = isBacked ? Math.min(back, arm / 3) : 0;
  const cushions = isBacked ? Math.ceil((front - arm) / cushion) : 1;
  const step = (front - arm) / cushions;
  return [
    ...(isBacked ? [...box(0, front, 0, from, height), ...box(0, from, 0, side, height)] : []),
    onto(seat, [from, from], [front, from], [front, arm], [arm, arm], [arm, side], [from, side]),
    upright(seat, [front, from], [front, arm]),
    ...Array.from({ length: cushions }, (_, place) =>
      upright(seat, [arm + place * step, arm], [arm + (place + 1) * step, arm]),
    ),
    upright(seat, [arm, arm], [arm, side]),
    upright(seat, [from, side], [arm, side]),
  ];
}

export function outline(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}z`;
}

function armOf(kind: ProductKind, front: number, side: number): number | undefined {
  const corner = corners[kind];
  return corner && side > 0 ? Math.min(corner.arm, Math.min(front, side) * 0.6) : undefined;
}

function box(left: number, right: number, near: number, far: number, height: number): Point[][] {
  return [
    onto(height, [left, near], [right, near], [right, far], [left, far]),
    upright(height, [right, near], [right, far]),
    upright(height, [left, far], [right, far]),
  ];
}

type Spot = readonly [x: number, out: number];

/** A level face at a height above these spots of the floor. */
function onto(height: number, ...spots: Spot[]): Point[] {
  return spots.map(([x, out]) => into(x, -height, out));
}

/** An upright face between two spots of the floor. */
function upright(height: number, from: Spot, to: Spot): Point[] {
  return [...onto(0, from, to), ...onto(height, to, from)];
}

function rounded(size: number): number {
  return Math.round(size * 10) / 10;
}
