import type { Language } from '@orendi/contract/language';
import { formatNumber } from '@orendi/contract/money';
import type { Category } from '@orendi/contract/schemas/industry';
import { categoryName } from '../catalogue/local-name.ts';
import words from './draft-words.json' with { type: 'json' };

interface ProductFacts {
  category: Category | undefined;
  /** In the draft's language, as are the color and what is said of it. Blank where nothing is known. */
  material: string;
  color: string;
  /** Length, width and height in centimeters; null for one that is not known. */
  sizes: readonly (number | null)[];
}

/**
 * A description of a product in a language that its seller may not write, of the facts in its form. It names no price
 * and no sale: a text would go on promising them after they have changed.
 * @returns one or more sentences; blank while the category is not known
 */
export function draftProduct(language: Language, facts: ProductFacts): string {
  const { category, material, color, sizes } = facts;
  if (category === undefined) return '';
  const known = words.things as Partial<Record<string, Record<Language, string>>>;
  const thing = known[category.category_name]?.[language] ?? categoryName(category, language);
  const say = language === 'al' ? inAlbanian : inEnglish;
  return say({
    thing: thing.charAt(0).toUpperCase() + thing.slice(1),
    material: lowerName(material),
    color: lowerName(color),
    sizes: sizesText(language, sizes),
  });
}

type Words = Record<'thing' | 'material' | 'color' | 'sizes', string>;

function inEnglish({ thing, material, color, sizes }: Words): string {
  const look = [color, material].filter(Boolean).join(' ');
  return `${[look ? `${thing} in ${look}` : thing, sizes].filter(Boolean).join(', ')}.`;
}

/** Says each fact by its name: what follows a noun would have to agree with it. */
function inAlbanian({ thing, material, color, sizes }: Words): string {
  const sentences = [
    thing,
    material && `Materiali: ${material}`,
    color && `Ngjyra: ${color}`,
    sizes && `Përmasat: ${sizes}`,
  ];
  return `${sentences.filter(Boolean).join('. ')}.`;
}

const sideNames = {
  al: ['gjatësi', 'gjerësi', 'lartësi'],
  en: ['length', 'width', 'height'],
} as const;

/** `220 × 90 × 85 cm (length × width × height)`, or each by its name where one is missing. */
function sizesText(language: Language, sizes: ProductFacts['sizes']): string {
  const sides = sideNames[language].flatMap((name, index) => {
    const side = sizes[index];
    return side ? [{ name, text: formatNumber(side, language) }] : [];
  });
  if (sides.length === sideNames[language].length) {
    const [texts, names] = [sides.map(({ text }) => text), sides.map(({ name }) => name)];
    return `${texts.join(' × ')} cm (${names.join(' × ')})`;
  }
  return sides.map(({ name, text }) => `${name} ${text} cm`).join(', ');
}

/** `Leather` within a sentence is `leather`; `MDF` stays. */
function lowerName(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
