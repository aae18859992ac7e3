import { move } from '../geometry/index.ts';
import type { Part } from '../model.ts';
import { part } from '../model.ts';
import type { Random } from '../random.ts';
import type { PictureRecipe } from '../recipe.ts';
import { moved } from './arrange.ts';
import type { CabinetBase } from './cabinet-base.ts';
import { cabinetBase } from './cabinet-base.ts';
import { cabinetBox } from './cabinet-box.ts';
import type { Fronts } from './cabinet-doors.ts';
import { doors, drawers } from './cabinet-doors.ts';
import { shelfFilling } from './shelf-filling.ts';

export interface Bay {
  /** Of the length, beside the shares of the other bays. */
  share: number;
  kind: 'doors' | 'drawers' | 'open';
  /** Doors side by side, or drawers or open shelves above each other. */
  count: number;
}

export interface CaseDetail {
  base: CabinetBase;
  /** Height of what it stands on, in cm. */
  foot: number;
  board: number;
  fronts: Fronts;
}

/** Shelves of one open bay with what stands on them; y = 0 is its floor. */
function openBay(
  recipe: PictureRecipe,
  count: number,
  width: number,
  tall: number,
  random: Random,
): Part[] {
  const depth = recipe.size.width;
  const pitch = tall / count;
  const levels = Array.from({ length: count }, (_, i) => i * pitch);
  const boards = levels
    .slice(1)
    .flatMap((y) =>
      cabinetBox(width, 2, depth - 3, { board: 1 }).map((mesh) => move(mesh, 0, y - 2, -0.8)),
    );
  return [
    ...(boards.length > 0 ? [part(recipe.body, boards)] : []),
    ...levels.flatMap((y) =>
      moved(shelfFilling(width - 3, pitch - 2, depth - 5, random), 0, y, depth / 2 - 3),
    ),
  ];
}

/** A case on a base, its bays side by side, the fronts set in flush with the boards round them. */
export function caseWithBays(
  recipe: PictureRecipe,
  bays: readonly Bay[],
  detail: CaseDetail,
  random: Random,
): Part[] {
  const { length, width, height } = recipe.size;
  const { base, foot, board, fronts } = detail;
  const tall = height - foot;
  const sum = bays.reduce((total, { share }) => total + share, 0);
  const inner = { width: length - 2 * board, height: tall - 2 * board };
  let from = -inner.width / 2;
  const placed = bays.map((bay) => {
    const wide = (bay.share / sum) * inner.width;
    from += wide;
    return { ...bay, wide, x: from - wide / 2, right: from };
  });
  const uprights = placed.slice(0, -1).map(({ right }) => right);
  return [
    part(
      recipe.body,
      cabinetBox(length, tall, width, { board, uprights }).map((mesh) => move(mesh, 0, foot, 0)),
    ),
    part(recipe.frame, cabinetBase(base, length, width, foot)),
    ...placed.flatMap(({ kind, count, wide, x }) => {
      const free = wide - board * 0.7;
      if (kind === 'open')
        return moved(openBay(recipe, count, free, inner.height, random), x, foot + board, 0);
      const face = width / 2 - 2.2;
      const filling =
        kind === 'doors'
          ? doors(
              fronts,
              count,
              free,
              inner.height,
              inner.height * (inner.height > 100 ? 0.5 : 0.72),
            )
          : drawers(
              fronts,
              Array.from({ length: count }, () => 1),
              free,
              inner.height,
            );
      return moved(filling, x, foot + board, face);
    }),
  ];
}
