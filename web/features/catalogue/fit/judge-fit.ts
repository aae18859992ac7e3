import type { Measures } from '../scale/scale-scene.ts';
import type { Listing } from '../listing.ts';
import { productKind } from '../scale/product-kind.ts';
import type { ProductKind } from '../scale/silhouettes.ts';

/** Where a piece is to stand, in centimeters: along the wall, out from it, and up. What is unknown does not limit. */
export interface Space {
  length?: number | undefined;
  depth?: number | undefined;
  height?: number | undefined;
}

export const spaceSides = ['length', 'depth', 'height'] as const;
export type SpaceSide = (typeof spaceSides)[number];

/** A piece as it would stand; null where it is not known. */
export interface Standing {
  /** Along the wall. */
  front: number | null;
  /** Out from it. */
  side: number | null;
  height: number | null;
  /** Its shorter side is the one along the wall. */
  isTurned: boolean;
}

/** A piece that cannot be placed, as a size cannot be read. */
export const nowhere: Standing = { front: null, side: null, height: null, isTurned: false };

export interface Fit {
  /** `other-wall`: a corner piece fits the one wall that was given, and the other has to be known. */
  verdict: 'fits' | 'too-big' | 'unknown' | 'other-wall';
  placed: Standing;
  /** The room left on each given side of the space; below 0, what it lacks. Without sides that nothing is known of. */
  rest: { side: SpaceSide; by: number }[];
  /** The sizes of the piece that it would take to know. */
  lacks: (keyof Measures)[];
}

/**
 * Whether a piece fits, in the way of the search's limits: with both floor sides given either way round, else with its
 * longer side along the wall. A size of 0 is not known; where one known size is too long already, the piece is too big.
 * A corner piece stands at two walls, of which the length is one and the depth the other: either of its sides may stand
 * at either, and both have to fit.
 */
export function judgeFit(piece: Measures, space: Space, isCorner = false): Fit {
  const height = piece.height || null;
  const fits = placings(piece, space, isCorner).map((placing) =>
    judgePlacing({ ...placing, height }, space),
  );
  const best = fits.reduce((one, other) => (shortfall(other) < shortfall(one) ? other : one));
  const lacks = lacking(piece, space);
  if (shortfall(best) > 0) return { ...best, verdict: 'too-big', lacks };
  if (lacks.length > 0) return { ...best, verdict: 'unknown', lacks };
  const isHalf = isCorner && Boolean(space.length) !== Boolean(space.depth);
  return { ...best, verdict: isHalf ? 'other-wall' : 'fits', lacks };
}

type Placing = Omit<Standing, 'height'>;

/** The longer side along the wall, as furniture usually stands; and turned, where there is a floor to turn it on. */
function placings({ length, width }: Measures, space: Space, isCorner: boolean): Placing[] {
  const sides = [length || 0, width || 0];
  const [long, short] = [Math.max(...sides) || null, Math.min(...sides) || null];
  const usual = { front: long, side: short, isTurned: false };
  const isTurnable = isCorner ? space.length || space.depth : space.length && space.depth;
  return long === short || !isTurnable
    ? [usual]
    : [usual, { front: short, side: long, isTurned: true }];
}

function judgePlacing(placed: Standing, space: Space): Pick<Fit, 'placed' | 'rest'> {
  const { length, depth, height } = space;
  const pairs = [
    ['length', length, placed.front],
    ['depth', depth, placed.side],
    ['height', height, placed.height],
  ] as const;
  return {
    placed,
    rest: pairs.flatMap(([side, room, taken]) =>
      room && taken !== null ? [{ side, by: Math.round((room - taken) * 100) / 100 }] : [],
    ),
  };
}

/** How many centimeters the space lacks in total. */
function shortfall({ rest }: Pick<Fit, 'rest'>): number {
  return rest.reduce((sum, { by }) => sum + Math.max(0, -by), 0);
}

function lacking(piece: Measures, space: Space): (keyof Measures)[] {
  const needed: (keyof Measures)[] = [];
  if (space.length || space.depth) needed.push('length', 'width');
  if (space.height) needed.push('height');
  return needed.filter((size) => !piece[size]);
}

/** A product that has to fit, alone or in a package. */
export interface Piece extends Measures {
  id: number;
  name: string;
  kind: ProductKind;
  color: string | null;
}

/** @param icons of the categories, by id */
export function piecesOf(listing: Listing, icons: Record<number, string>): Piece[] {
  const products =
    listing.type === 'product' ? [{ ...listing, productId: listing.id }] : listing.products;
  return products.map((product) => {
    const { productId: id, product_name: name, category_id, length, width, height } = product;
    const kind = productKind(icons[category_id], { length, width, height }, name);
    const color = listing.type === 'product' ? listing.color : null;
    return { id, name, length, width, height, kind, color };
  });
}

/** Whether anything is known to compare with a space. */
export function hasSizes(pieces: readonly Measures[]): boolean {
  return pieces.some(({ length, width, height }) => length || width || height);
}
