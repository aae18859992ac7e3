import {
  cornerFaces,
  footprint,
  into,
  slant,
  type Patch,
  type Point,
} from '../scale/corner-shape.ts';
import type { ProductKind } from '../scale/silhouettes.ts';
import { person, standsAbove } from '../scale/scale-scene.ts';
import type { Space, SpaceSide, Standing } from './judge-fit.ts';

/** A dimension line; it says the size of a side of the space, or by how much the piece is too big. */
export interface MeasuredLine {
  side: SpaceSide;
  from: Point;
  to: Point;
  by: number;
  isExcess: boolean;
}

/** The drawn size of an open side, unless the piece needs more. */
const usual = { length: 240, depth: 70, height: 150 };
const room = { beside: 24, above: 24, gap: 54, edge: 8, line: 12, label: 20 };
/** Pieces outside of this range are not drawn, spaces are drawn no larger. */
const drawable = { least: 4, most: 1_500 };

/** A place at the wall seen from the front and a little from the right, a piece in its left corner, a person beside it. */
export function spaceScene(space: Space, standing: Standing, kind: ProductKind) {
  const shown = drawableFront(standing);
  const [front, up] = [shown?.front ?? 0, shown?.height ?? 0];
  const side = shown ? Math.min(standing.side ?? 0, drawable.most) : 0;
  const isOpen = { length: !space.length, depth: !space.depth, height: !space.height };
  const length = limited(space.length) ?? Math.max(usual.length, front + room.beside);
  const depth = limited(space.depth) ?? Math.max(usual.depth, side);
  const above = Math.min(standsAbove(kind, up), Math.max(0, (space.height ?? Infinity) - up));
  const height = limited(space.height) ?? Math.max(usual.height, above + up + room.above);
  const ground = ({ left, right: end, near, far }: Patch): Point[] => [
    into(left, 0, near),
    into(end, 0, near),
    into(end, 0, far),
    into(left, 0, far),
  ];
  const wall = (left: number, right: number, low: number, high: number): Point[] => [
    [left, -low],
    [right, -low],
    [right, -high],
    [left, -high],
  ];
  const [tooLong, tooDeep, tooHigh] = [front > length, side > depth, above + up > height];
  const isFlat = kind === 'rug' || up < drawable.least;
  const patches = footprint(kind, front, side);
  const faces = isFlat ? [] : cornerFaces(kind, { front, side, height: up });
  const right = Math.max(length, front);
  const top = Math.max(height, above + up, person.height);
  const out = Math.max(depth, side);
  const lines: MeasuredLine[] = [];
  const measure = (at: SpaceSide, from: Point, to: Point, by: number, isExcess = false) =>
    lines.push({ side: at, from, to, by, isExcess });

  if (space.length) {
    const y = -Math.max(height, tooLong ? above + up : 0) - room.line;
    measure('length', [0, y], [length, y], space.length);
    if (tooLong) measure('length', [length, y], [front, y], front - space.length, true);
  }
  if (space.height) {
    const x = right + room.line;
    measure('height', [x, -height], [x, 0], space.height);
    if (tooHigh) measure('height', [x, -above - up], [x, -height], above + up - height, true);
  }
  if (space.depth) {
    const x = right + room.line;
    const edge = into(x, 0, depth);
    measure('depth', [x, 0], edge, space.depth);
    if (tooDeep) measure('depth', edge, into(x, 0, side), side - space.depth, true);
  }

  const personX = right + room.gap;
  const view = { x: -out * slant - room.edge, y: -top - room.line * 3 };
  const y = -above - up;
  const left: Point = [0, y];
  const corner: Point = [front, y];
  const foot: Point = [front, -above];
  // Lead from its front back to the wall.
  const edges: [Point, Point][] =
    isFlat || faces.length > 0
      ? []
      : [
          [into(0, y, side), left],
          [into(front, y, side), corner],
          [left, corner],
          [corner, foot],
          [foot, into(front, -above, side)],
        ];
  return {
    view: {
      ...view,
      width: personX + person.width + room.edge - view.x,
      height: out * slant + (space.depth ? room.label : room.edge) - view.y,
    },
    wall: { width: length, height },
    floor: ground({ left: 0, right: length, near: 0, far: depth }),
    isOpen,
    person: { x: personX, y: -person.height, ...person },
    piece: shown && {
      x: into(0, 0, side)[0],
      y: into(0, y, side)[1],
      width: front,
      height: up,
      // Nothing but what it covers of the floor is seen of it.
      isFlat,
      covered: patches.map(ground),
      // Only a corner piece has them: its front view would not tell its shape.
      faces,
      edges,
    },
    excess: [
      ...(tooLong ? [wall(length, front, above, above + up)] : []),
      ...(tooHigh ? [wall(0, front, Math.max(height, above), above + up)] : []),
      ...patches
        .filter((patch) => patch.right > length)
        .map((patch) => ground({ ...patch, left: Math.max(length, patch.left) })),
      ...patches
        .filter((patch) => patch.far > depth)
        .map((patch) => ground({ ...patch, near: Math.max(depth, patch.near) })),
    ],
    lines,
  };
}

function limited(size: number | undefined): number | undefined {
  return size ? Math.min(size, drawable.most) : undefined;
}

function drawableFront({ front, height }: Standing): { front: number; height: number } | null {
  if (front === null || height === null) return null;
  const isDrawable = front >= drawable.least && Math.max(front, height) <= drawable.most;
  return isDrawable ? { front, height } : null;
}
