import type { Mesh } from '../geometry/index.ts';
import { box, join, move } from '../geometry/index.ts';
import type { Scheme } from './schemes.ts';

/** As far as a camera sees to either side, in cm. */
const reach = 900;

/** Flat mouldings in a row of upright frames. */
function mouldings(): Mesh[] {
  const [wide, low, high, bar] = [92, 24, 250, 3.2];
  const upright = box(bar, high - low, 1.6, { radius: 0.7, grain: 'y' });
  const across = box(wide, bar, 1.5, { radius: 0.7 });
  const frames: Mesh[] = [];
  for (let x = -reach; x < reach; x += wide + 20) {
    frames.push(
      move(upright, x - wide / 2, low, 0.6),
      move(upright, x + wide / 2, low, 0.6),
      move(across, x, low, 0.6),
      move(across, x, high - bar, 0.6),
    );
  }
  return frames;
}

function battens(): Mesh[] {
  const batten = box(5, 300, 2.4, { radius: 0.3, grain: 'y' });
  const row: Mesh[] = [];
  for (let x = -500; x < 500; x += 8) row.push(move(batten, x, 0, 1));
  return row;
}

/** Boarding to the height of a chair back, with a rail on top. */
function wainscot(): Mesh[] {
  const board = box(13.6, 96, 1.4, { radius: 0.5, grain: 'y' });
  const boards: Mesh[] = [move(box(2 * reach, 4, 3.4, { radius: 1 }), 0, 95, 1)];
  for (let x = -reach; x < reach; x += 14) boards.push(move(board, x, 0, 0.5));
  return boards;
}

/** What stands out from the wall, its back at z = 0; nothing on a plain one. */
export function wallPanels(panels: Scheme['panels']): Mesh | null {
  if (panels === 'none' || panels === 'hedge') return null;
  return join(...{ mouldings, battens, wainscot }[panels]());
}
