import { foldText } from '@orendi/contract/fold-name';
import { nearestNamedColor } from '@orendi/contract/colors';
import thingsByName from './things.json' with { type: 'json' };

/* The kinds of furniture are told apart as a person does who reads a name; the search's own words play no part. */

export type ThingName = keyof typeof thingsByName;

interface Thing {
  /** The ids of categories in the base data that sell it. */
  categories: number[];
  /** Matches the folded name up to the first comma or `with`. */
  names: RegExp;
  /** Wider kinds that it also belongs to. */
  isAlso: ThingName[];
}

const things = new Map(
  Object.entries(thingsByName).map(([name, written]): [ThingName, Thing] => {
    const { categories, names, isAlso = [] } = { isAlso: undefined, ...written };
    const thing = { categories, names: new RegExp(names), isAlso: isAlso as ThingName[] };
    return [name as ThingName, thing];
  }),
);

/** Accessories sold for furniture are not furniture. */
const accessories =
  /\b(cover|pad|legs?|handle|knob|hinge|underframe|top|panel|front|runner|(?<!bed )frame|fittings?|tray|tent|canopy|headboard|rail|bracket|insert|plinth|lid|section|module|armrests?|door|shell)$/;

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

/** A buyer's intent. Every given condition must hold. */
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
 * The kinds a product belongs to: those in its name, and that of its category unless the name says otherwise. A name with a wider
 * meaning (`Dollap` among wardrobes) does not contradict its category.
 */
export function thingsOf({ product_name, category_id }: CatalogueProduct): Set<ThingName> {
  const head = fold(product_name.split(/,| (?:with|w|for|me) /i)[0] ?? '');
  if (/\bcushion$/.test(head)) return new Set(['cushion']);
  if (accessories.test(head)) return new Set();
  const found = new Set<ThingName>();
  const add = (name: ThingName, { isAlso }: Thing) =>
    [name, ...isAlso].forEach((one) => found.add(one));
  for (const [name, thing] of things) if (thing.names.test(head)) add(name, thing);
  for (const [name, thing] of things) {
    const isContradicted = found.size > 0 && !thing.isAlso.some((wider) => found.has(wider));
    if (thing.categories.includes(category_id) && !isContradicted) add(name, thing);
  }
  return found;
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
