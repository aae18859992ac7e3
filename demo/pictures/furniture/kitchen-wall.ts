import { box, leg, move } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import { moved, places } from './arrange.ts';
import { crockery } from './kitchen-things.ts';
import type { KitchenStyle } from './kitchen-style.ts';
import { oak } from './kitchen-style.ts';
import { wallUnit } from './kitchen-units.ts';

/** What hangs above the worktop from `left` to `right`: wall units with a hood between, or open boards. */
export function aboveWorktop(
  style: KitchenStyle,
  left: number,
  right: number,
  height: number,
  hobX: number,
  random: Random,
): Part[] {
  const from = 143;
  const tall = height - from;
  const deep = 34;
  if (style.open || tall < 50) {
    const wide = right - left;
    const board = move(box(wide - 6, 3, 22, { radius: 0.3 }), (left + right) / 2, 0, 11);
    const bracket = (x: number, y: number) => move(box(1.2, 11, 1.2, { radius: 0.2 }), x, y - 9, 1);
    const arm = (x: number, y: number) =>
      leg([x, y - 8, 1.4], [x, y, 18], { foot: 1, top: 1, square: true });
    const xs = [left + 18, right - 18];
    const levels = [from + 2, from + 36].filter((y) => y + 22 < height + 4);
    return [
      part(
        oak,
        levels.map((y) => move(board, 0, y, 0)),
      ),
      part(
        style.fronts.metal,
        levels.flatMap((y) => xs.flatMap((x) => [bracket(x, y), arm(x, y)])),
      ),
      ...levels.flatMap((y) => moved(crockery(wide - 20, random), (left + right) / 2, y + 3, 11)),
    ];
  }
  const hood = { left: hobX - 30, right: hobX + 30 };
  const stretches = (
    [
      [left, hood.left],
      [hood.right, right],
    ] as const
  ).filter(([a, b]) => b - a > 24);
  return [
    ...stretches.flatMap(([a, b]) => {
      const count = Math.max(1, Math.round((b - a) / 60));
      return places(count, b - a).flatMap((x) =>
        moved(wallUnit((b - a) / count, tall, deep, style.upper), (a + b) / 2 + x, from, deep / 2),
      );
    }),
    ...moved(wallUnit(60, tall - 12, deep, style.upper), hobX, from + 12, deep / 2),
    part({ stuff: 'steel', color: '#a9adaf' }, [
      move(box(59.4, 2.2, deep + 4, { radius: 0.3 }), hobX, from + 9.8, deep / 2 + 2),
    ]),
  ];
}
