import { foldText } from '@orendi/contract/fold-name';
import type { Measures } from './scale-scene.ts';

/** The kinds of furniture with a drawing of their own; unknown ones are a plain box. */
export type ProductKind =
  | 'sofa'
  | 'corner-sofa'
  | 'chair'
  | 'stool'
  | 'swing'
  | 'table'
  | 'desk'
  | 'bed'
  | 'bunk-bed'
  | 'cot'
  | 'mattress'
  | 'doors'
  | 'shelves'
  | 'drawers'
  | 'lowboard'
  | 'kitchen'
  | 'corner-counter'
  | 'screen'
  | 'standing-lamp'
  | 'hanging-lamp'
  | 'hung'
  | 'curtain'
  | 'rug'
  | 'soft'
  | 'vase'
  | 'box';

/** A category that holds both: the dimensions decide. */
const tableOrChair = 'table-or-chair';
/** In centimeters: taller than tables, and no wider than a chair. */
const chairFrom = { height: 80, front: 75 };

/** By the name of the category's icon, which does not depend on the language. */
const kinds = new Map<string, ProductKind | typeof tableOrChair>(
  Object.entries({
    sofa: 'sofa',
    'sofa-bed': 'sofa',
    'corner-sofa': 'corner-sofa',
    armchair: 'sofa',
    'garden-set': 'sofa',
    'garden-swing': 'swing',
    'dining-chair': 'chair',
    'office-chair': 'chair',
    'cafe-furniture': tableOrChair,
    'bar-stool': 'stool',
    'coffee-table': 'table',
    'dining-table': 'table',
    'garden-table': tableOrChair,
    'meeting-table': 'table',
    trolley: 'table',
    desk: 'desk',
    'study-desk': 'desk',
    'dressing-table': 'desk',
    bed: 'bed',
    cot: 'cot',
    'sun-lounger': 'bed',
    'bunk-bed': 'bunk-bed',
    mattress: 'mattress',
    wardrobe: 'doors',
    cabinet: 'doors',
    bookcase: 'shelves',
    'coat-rack': 'shelves',
    'chest-of-drawers': 'drawers',
    'bedside-table': 'drawers',
    'filing-cabinet': 'drawers',
    'toy-storage': 'drawers',
    sideboard: 'lowboard',
    'tv-unit': 'lowboard',
    kitchen: 'kitchen',
    'room-divider': 'screen',
    'floor-lamp': 'standing-lamp',
    'table-lamp': 'standing-lamp',
    'ceiling-lamp': 'hanging-lamp',
    'wall-lamp': 'hung',
    mirror: 'hung',
    curtain: 'curtain',
    rug: 'rug',
    pouffe: 'soft',
    cushion: 'soft',
    vase: 'vase',
  }),
);

/** The kinds that also stand at two walls, if their name says so. */
const cornerKinds: Partial<Record<ProductKind, ProductKind>> = {
  sofa: 'corner-sofa',
  kitchen: 'corner-counter',
  desk: 'corner-counter',
};
const cornerNames = /\b(kendor\p{L}*|ugaon\p{L}*|corner|l-?shaped?)\b/u;

/**
 * Picks what to draw, given a category's icon address (`/icons/sofa.svg`), the dimensions and the product's name, which may be
 * in either language.
 */
export function productKind(
  categoryIcon: string | undefined,
  measures: Measures,
  productName: string,
): ProductKind {
  const name = /\/icons\/([\w-]+)\.svg$/.exec(categoryIcon ?? '')?.[1];
  const kind = kinds.get(name ?? '') ?? 'box';
  if (kind !== tableOrChair) {
    const corner = cornerNames.test(foldText(productName)) ? cornerKinds[kind] : undefined;
    return corner ?? kind;
  }
  const { length, width, height } = measures;
  const isNarrow = Math.max(length ?? 0, width ?? 0) <= chairFrom.front;
  return isNarrow && (height ?? 0) > chairFrom.height ? 'chair' : 'table';
}
