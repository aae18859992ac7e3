import type { Language } from '@orendi/contract/language';
import type { Card } from '@orendi/contract/schemas/card';
import type { Suggestions } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { categoryName } from '../../catalogue/local-name.ts';

export interface Option {
  name: string;
  href: string;
  /** Set for a category. */
  icon?: string;
  /** Set for a business. */
  logo?: string | null;
  item?: Card;
}

/** The suggestions in display order, without empty groups. */
export function listOptions({ categories, businesses, items }: Suggestions, language: Language) {
  const groups: { label: string; options: Option[] }[] = [
    {
      label: m.suggestions_categories(),
      options: categories.map((category) => ({
        name: categoryName(category, language),
        href: paths.home({ industryId: category.industry_id, categoryId: category.id }),
        icon: category.category_icon,
      })),
    },
    {
      label: m.suggestions_businesses(),
      options: businesses.map(({ id, business_name: name, logo }) => ({
        name,
        href: paths.business(id, name),
        logo,
      })),
    },
    {
      label: m.suggestions_items(),
      options: items.map((item) => ({
        name: item.name,
        href: paths.listing(item.type, item.id, item.name),
        item,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
