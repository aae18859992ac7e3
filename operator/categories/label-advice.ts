import { preview } from '@orendi/contract/limits';
import type { FoundCategory } from './find-category.ts';

/** Advice about a category whose button on home reads like another one's, as long names are cut there; else null. */
export function labelAdvice({ industry, ...category }: FoundCategory): string | null {
  for (const key of ['category_name', 'category_name_al'] as const) {
    const label = labelOf(category[key]);
    const twin = industry.categories.find(
      (other) => other.id !== category.id && label !== '' && labelOf(other[key]) === label,
    );
    if (twin)
      return `On home it reads “${label}…”, as “${twin[key]}” does: another first word helps.`;
  }
  return null;
}

const labelOf = (name: string | null) => [...(name ?? '')].slice(0, preview.categoryLabel).join('');
