import { foldText } from '@orendi/contract/fold-name';
import { nearestNamedColor } from '@orendi/contract/colors';
import { parts, type ThingName, things } from './things.ts';

/** A product as the public API shows it. */
export interface CatalogueProduct {
  id: number;
  product_name: string;
  description_en: string;
  description_al: string;
  brand: string | null;
  model: string | null;
  material: string | null;
  material_al: string | null;
  color: string | null;
  industry_id: number;
  category_id: number;
}

/** What a buyer means. Every given condition must hold. */
export interface Want {
  /** Any of them. */
  things?: readonly ThingName[];
  /** An industry of the base data, or a folded text that mentions it. */
  room?: { industry: number; says: RegExp };
  /** Matches the folded material and name. */
  material?: RegExp;
  /** Matches the folded names of the color in both languages, and the product's name. */
  color?: RegExp;
  /** Matches the folded name. */
  name?: RegExp;
  /** Matches all texts, folded. */
  says?: RegExp;
  /** Matches the folded brand, model and name. */
  brand?: RegExp;
}

/** Whether the product is what the buyer means: judged field by field, without any of the search's code. */
export function isWanted(product: CatalogueProduct, want: Want): boolean {
  const { product_name: name, brand, model, material, material_al, color } = product;
  const { description_en, description_al } = product;
  const tests: [RegExp | undefined, (string | null)[]][] = [
    [want.material, [material, material_al, name]],
    [want.color, [colorNames(color), name]],
    [want.name, [name]],
    [want.says, [name, model, material, material_al, description_en, description_al]],
    [want.brand, [brand, model, name]],
  ];
  if (want.room && want.room.industry !== product.industry_id) {
    const texts = [name, description_en, description_al].join(' , ');
    if (!want.room.says.test(fold(texts))) return false;
  }
  if (want.things) {
    const own = thingsOf(product);
    if (!want.things.some((thing) => own.has(thing))) return false;
  }
  return tests.every(([pattern, texts]) => !pattern || pattern.test(fold(texts.join(' , '))));
}

/**
 * What a product is: what its name says, and what its category says unless the name says otherwise. A name with a wider
 * meaning (`Dollap` among wardrobes) does not contradict its category.
 */
export function thingsOf({ product_name, category_id }: CatalogueProduct): Set<ThingName> {
  const head = fold(product_name.split(/,| (?:with|w|for|me) /i)[0] ?? '');
  if (/\bcushion$/.test(head)) return new Set(['cushion']);
  if (parts.test(head)) return new Set();
  const all = Object.keys(things) as ThingName[];
  const named = new Set<ThingName>();
  for (const thing of all) {
    if (things[thing].names.test(head)) add(thing, named);
  }
  for (const thing of all) {
    const { categories, isAlso = [] } = things[thing];
    const isContradicted = named.size > 0 && !isAlso.some((wider) => named.has(wider));
    if (categories.includes(category_id) && !isContradicted) add(thing, named);
  }
  return named;
}

function add(thing: ThingName, found: Set<ThingName>): void {
  found.add(thing);
  for (const wider of things[thing].isAlso ?? []) found.add(wider);
}

function colorNames(color: string | null): string {
  if (!color?.startsWith('#')) return color ?? '';
  const { en, al } = nearestNamedColor(color);
  return `${en} ${al}`;
}

/** Lower case without accents, words separated by single spaces. */
export function fold(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
