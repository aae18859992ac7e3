import type { Vector } from '../geometry/index.ts';

/** A point round the y axis; 0 degrees is the front, 90 the right. */
export function onCircle(radius: number, y: number, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
}
