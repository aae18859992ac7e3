import { foldText } from '@orendi/contract/fold-name';
import iconKinds from './icon-kinds.json' with { type: 'json' };
import type { Measures } from './scale-scene.ts';
import type { ProductKind } from './silhouettes.ts';

/** A category that holds both: the dimensions decide. */
const tableOrChair = 'table-or-chair';
/** In centimeters: taller than tables, and no wider than a chair. */
const chairFrom = { height: 80, front: 75 };

/** Keyed by the category icon's name, which does not depend on the language. */
const kinds = new Map(Object.entries(iconKinds)) as Map<string, ProductKind | typeof tableOrChair>;

/** The kinds that also stand at two walls, if their name says so. */
const cornerKinds: Partial<Record<ProductKind, ProductKind>> = {
  sofa: 'corner-sofa',
  kitchen: 'corner-counter',
  desk: 'corner-counter',
};
const cornerNames = /\b(kendor\p{L}*|ugaon\p{L}*|corner|l-?shaped?)\b/u;

/** Picks what to draw by a category's icon address (`/icons/sofa.svg`), the dimensions and the product's name. */
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
