import { scatter } from '../materials/periodic-noise.ts';
import type { Layout } from './layout.ts';

/** How much of a gap of `width` cm a dot of `footprint` cm sees, `away` cm from its middle. */
function gapSeen(away: number, width: number, footprint: number): number {
  const blur = Math.max(width, footprint);
  return away >= blur ? 0 : (1 - away / blur) * Math.min(1, width / footprint);
}

/** Long boards along x. */
export const planks =
  (board: number, length: number, joint = 0.22): Layout =>
  (to) => {
    const { x, z, footprint } = to;
    const row = Math.floor(z / board);
    const shift = scatter(row, 1, 81) * length;
    const piece = Math.floor((x + shift) / length);
    const luck = scatter(row, piece, 82);
    const side = z - row * board;
    const end = x + shift - piece * length;
    to.u = x + luck * 731;
    to.v = z + scatter(row, piece, 83) * 397;
    to.tone = (luck - 0.5) * 1.3;
    to.across = false;
    to.gap = Math.max(
      gapSeen(Math.min(side, board - side), joint, footprint),
      gapSeen(Math.min(end, length - end), 0.2, footprint),
    );
  };

/** Boards in zigzag, each end against the side of the next. */
export const herringbone =
  (board: number, times: number): Layout =>
  (to) => {
    const { x, z, footprint } = to;
    // The pattern stands on its corner: laid along the diagonals of the room.
    const a = (x + z) * Math.SQRT1_2;
    const b = (x - z) * Math.SQRT1_2;
    const column = Math.floor(a / board);
    const row = Math.floor(b / board);
    const phase = (((column - row) % (2 * times)) + 2 * times) % (2 * times);
    const lies = phase < times;
    const start = lies ? (column - phase) * board : (row - (2 * times - 1 - phase)) * board;
    const along = (lies ? a : b) - start;
    const side = lies ? b - row * board : a - column * board;
    const luck = scatter(lies ? column - phase : column, lies ? row : row + phase, 84);
    to.u = along + luck * 613;
    to.v = side + luck * 389;
    to.tone = (luck - 0.5) * 1.5;
    to.across = !lies;
    to.gap = Math.max(
      gapSeen(Math.min(side, board - side), 0.16, footprint),
      gapSeen(Math.min(along, board * times - along), 0.16, footprint),
    );
  };

/** Square slabs with joints. */
export const slabs =
  (size: number, joint: number): Layout =>
  (to) => {
    const { x, z, footprint } = to;
    const [column, row] = [Math.floor(x / size), Math.floor(z / size)];
    const [a, b] = [x - column * size, z - row * size];
    const luck = scatter(column, row, 85);
    to.u = x + luck * 317;
    to.v = z + luck * 577;
    to.tone = (luck - 0.5) * 0.5;
    to.across = false;
    to.gap = Math.max(
      gapSeen(Math.min(a, size - a), joint, footprint),
      gapSeen(Math.min(b, size - b), joint, footprint),
    );
  };

/** One piece from wall to wall. */
export const seamless: Layout = (to) => {
  to.u = to.x;
  to.v = to.z;
  to.tone = 0;
  to.across = false;
  to.gap = 0;
};
