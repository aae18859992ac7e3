import { foldText } from '@orendi/contract/fold-name';
import { nearestNamedColor } from '@orendi/contract/colors';
import thingsByName from './things.json' with { type: 'json' };

/* The kinds of furniture are told apart as a person does who reads a name; the search's own words play no part. */

export type ThingName = keyof typeof thingsByName;

interface Thing {
  /** The ids of categories in the base data that sell it. */
  categories: number[];
  /** Matches the folded name up to the first comma or `with`. */
  names: string;
  /** Wider kinds that it also belongs to. */
  isAlso?: ThingName[];
}

const things = Object.entries(thingsByName as Record<string, Thing>).map(
  ([name, { names, isAlso = [], categories }]) => {
    return { name: name as ThingName, names: new RegExp(names), isAlso, categories };
  },
);

/** Accessories sold for furniture are not furniture. */
const accessories =
  /\b(cover|pad|legs?|handle|knob|hinge|underframe|top|panel|front|runner|(?<!bed )frame|fittings?|tray|tent|canopy|headboard|rail|bracket|insert|plinth|lid|section|module|armrests?|door|shell)$/;

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

/** For folded texts; files spell it as text. */
type Pattern = RegExp | string;

/** A buyer's intent. Every given condition must hold. */
export interface Want {
  /** One, or any of several. */
  things?: ThingName | readonly ThingName[];
  /** An industry of the base data, or a text that mentions it. */
  room?: { industry: number; says: Pattern };
  /** Matches the material and name. */
  material?: Pattern;
  /** Matches the names of the color in both languages, and the product's name. */
  color?: Pattern;
  name?: Pattern;
  /** Matches all texts. */
  says?: Pattern;
  /** Matches the brand, model and name. */
  brand?: Pattern;
}

/** Whether the product is what the buyer means: judged field by field, without any of the search's code. */
export function isWanted(product: CatalogueProduct, want: Want): boolean {
  const { product_name: name, brand, model, material, material_al, color } = product;
  const { description_en, description_al } = product;
  const allTexts = [name, model, material, material_al, description_en, description_al];
  const says = (pattern: Pattern | undefined, texts: (string | null)[]) =>
    pattern === undefined || new RegExp(pattern).test(fold(texts.join(' , ')));
  const own = thingsOf(product);
  const { en, al } = color?.startsWith('#') ? nearestNamedColor(color) : { en: color, al: null };
  return (
    says(want.material, [material, material_al, name]) &&
    says(want.color, [en, al, name]) &&
    says(want.name, [name]) &&
    says(want.says, allTexts) &&
    says(want.brand, [brand, model, name]) &&
    (want.room?.industry === product.industry_id ||
      says(want.room?.says, [name, description_en, description_al])) &&
    (want.things === undefined || [want.things].flat().some((thing) => own.has(thing)))
  );
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
  const add = ({ name, isAlso }: (typeof things)[number]) =>
    [name, ...isAlso].forEach((one) => found.add(one));
  for (const thing of things) if (thing.names.test(head)) add(thing);
  for (const thing of things) {
    const isContradicted = found.size > 0 && !thing.isAlso.some((wider) => found.has(wider));
    if (thing.categories.includes(category_id) && !isContradicted) add(thing);
  }
  return found;
}

/** Lower case without accents, words separated by single spaces. */
export const fold = (text: string): string =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
