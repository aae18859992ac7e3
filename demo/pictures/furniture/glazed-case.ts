import type { Mesh } from '../geometry/index.ts';
import { box, join, move, pair, turn } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { Finish } from '../recipe.ts';
import { moved, places } from './arrange.ts';
import { front } from './front.ts';
import { handle } from './handle.ts';
import { crockery } from './kitchen-things.ts';
import { ornament } from './shelf-filling.ts';

const glass: Finish = { stuff: 'glass', color: '#e4ecea' };
const corners = (mesh: Mesh) => join(pair(mesh), turn(pair(mesh), 'y', 180));

export interface GlazedCase {
  width: number;
  height: number;
  depth: number;
  frame: Finish;
  back: Finish;
  metal: Finish;
  /** Thickness of posts and boards. */
  post: number;
  shelves: number;
  doors: number;
}

/** Glass on three sides between four posts, with china on its shelves; stands on y = 0. */
export function glazedCase(
  { width, height, depth, frame, back, metal, post, shelves, doors: count }: GlazedCase,
  random: Random,
): Part[] {
  const inner = height - 2 * post;
  const pitch = inner / shelves;
  const levels = Array.from({ length: shelves }, (_, i) => post + i * pitch);
  const leaf = (width - 2 * post) / count;
  const rail = Math.min(4, post * 1.5);
  const grip = turn(handle(post < 2.6 ? 'bar' : 'knob', 16), 'z', 90);
  const shelfThick = 1.6;
  const door = (x: number, i: number): Part[] => {
    const gripX = x + (i % 2 === 0 ? 1 : -1) * (leaf / 2 - rail / 2 - 0.2);
    const pane = front('glass', leaf - 0.4, inner - 0.4, frame, { rail });
    const pull = part(metal, [move(grip, gripX, post + inner * 0.48, depth / 2 - 0.2)]);
    return moved(pane, x, post + 0.2, depth / 2 - 2.1).concat(pull);
  };
  return [
    part(frame, [
      corners(
        move(
          box(post, height - post, post, { radius: 0.25, grain: 'y' }),
          (width - post) / 2,
          0,
          (depth - post) / 2,
        ),
      ),
      box(width - 0.2, post, depth - 0.2, { radius: 0.25 }),
      move(box(width, post, depth, { radius: 0.3 }), 0, height - post, 0),
      ...levels
        .slice(1)
        .map((y) =>
          move(
            box(width - 2 * post, shelfThick, depth - 7, { radius: 0.2 }),
            0,
            y - shelfThick,
            -1,
          ),
        ),
    ]),
    part(back, [move(box(width - 1, height - 1, 0.8, { radius: 0 }), 0, 0.5, 0.8 - depth / 2)]),
    part(glass, [
      pair(move(box(0.5, inner, depth - 2 * post, { radius: 0 }), (width - post) / 2, post, 0)),
    ]),
    ...places(count, width - 2 * post).flatMap(door),
    ...levels.flatMap((y, i) =>
      i % 2 === 0 || width < 45
        ? moved(crockery(width - 2 * post - 6, random), 0, y, -1)
        : places(width > 75 ? 3 : 2, width - 14).flatMap((x) =>
            moved(ornament(Math.min(26, pitch - 3), random), x, y, -1),
          ),
    ),
  ];
}
