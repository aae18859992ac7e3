/** In px, relative to the center of the stage. */
export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** A picture's position on its stage: its scale relative to the fitted size, and its center. */
export interface Zoom extends Point {
  scale: number;
}

/** The stage, and the fitted size of the picture on it. */
export interface Room {
  stage: Size;
  fitted: Size;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };
/** The scale one press zooms to, and the maximum. */
export const closeUp = 2.5;
const most = 5;

/** Zooms to a scale while keeping the given point in place; never below the fitted size. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, room: Room): Zoom {
  const next = Math.min(Math.max(scale, 1), most);
  const grown = next / zoom.scale;
  const x = point.x - (point.x - zoom.x) * grown;
  const y = point.y - (point.y - zoom.y) * grown;
  return within({ scale: next, x, y }, room);
}

export function moveBy(zoom: Zoom, by: Point, room: Room): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, room);
}

/** Follows two fingers from their previous to their current positions. */
export function pinch(zoom: Zoom, before: [Point, Point], after: [Point, Point], room: Room): Zoom {
  const [from, to] = [middle(before), middle(after)];
  const moved = moveBy(zoom, { x: to.x - from.x, y: to.y - from.y }, room);
  return zoomTo(moved, zoom.scale * (distance(after) / Math.max(1, distance(before))), to, room);
}

/** Keeps a picture larger than the stage covering it, and centers a smaller one. */
function within({ scale, x, y }: Zoom, { stage, fitted }: Room): Zoom {
  const bound = (at: number, size: number, room: number) => {
    const spare = (size * scale - room) / 2;
    return spare <= 0 ? 0 : Math.min(Math.max(at, -spare), spare);
  };
  return {
    scale,
    x: bound(x, fitted.width, stage.width),
    y: bound(y, fitted.height, stage.height),
  };
}

function middle([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance([one, other]: [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
