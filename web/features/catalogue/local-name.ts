import type { Language } from '@orendi/contract/language';
import type { Category, Industry } from '@orendi/contract/schemas/industry';

/** The industry's name in the reader's language; English if there is no Albanian one. */
export function industryName(industry: Industry, language: Language): string {
  return inLanguage(industry.industry_name, industry.industry_name_al, language);
}

export function categoryName(category: Category, language: Language): string {
  return inLanguage(category.category_name, category.category_name_al, language);
}

/** The Albanian text for Albanian readers if there is one, else the English. */
export function inLanguage<Text extends string | null>(
  english: Text,
  albanian: string | null,
  language: Language,
): Text | string {
  return language === 'al' && albanian ? albanian : english;
}

/** The text in the reader's language; the Albanian field has the same name with `_al`. */
export function localText<Name extends string>(
  texts: Record<Name | `${Name}_al`, string | null>,
  name: Name,
  language: Language,
): string | null {
  return inLanguage(texts[name], texts[`${name}_al`], language);
}
