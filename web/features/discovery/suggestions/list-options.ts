import type { Language } from '@orendi/contract/language';
import type { BusinessLogo } from '@orendi/contract/schemas/business';
import type { Card } from '@orendi/contract/schemas/card';
import type { Suggestions } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { paths } from '../../../platform/paths.ts';
import { categoryName } from '../../catalogue/local-name.ts';

type Category = Suggestions['categories'][number];

/** One suggestion: its name, its address, and what is shown with it. */
export type Option = { name: string; href: string } & (
  | { kind: 'category'; category: Category }
  | { kind: 'business'; business: BusinessLogo }
  | { kind: 'item'; item: Card }
);

interface OptionGroup {
  label: string;
  options: Option[];
}

/** The suggestions in display order, without empty groups. */
export function listOptions(
  { categories, businesses, items }: Suggestions,
  language: Language,
): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      label: m.suggestions_categories(),
      options: categories.map((category) => ({
        kind: 'category',
        category,
        name: categoryName(category, language),
        href: paths.home({ industryId: category.industry_id, categoryId: category.id }),
      })),
    },
    {
      label: m.suggestions_businesses(),
      options: businesses.map((business) => ({
        kind: 'business',
        business,
        name: business.business_name,
        href: paths.business(business.id),
      })),
    },
    {
      label: m.suggestions_items(),
      options: items.map((item) => ({
        kind: 'item',
        item,
        name: item.name,
        href: paths.listing(item.type, item.id),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
