import type { Suggestions } from '@orendi/contract/schemas/results';
import { iconAddress } from '../../../platform/media/picture-addresses.ts';
import { type CardLook, presentCard } from '../present-cards.ts';
import type { FoundSuggestions } from './create-suggester.ts';

/** @param site the public address of the site */
export function presentSuggestions(
  { categories, businesses, items }: FoundSuggestions,
  site: string,
  look: CardLook,
): Suggestions {
  const { address } = look;
  return {
    categories: categories.map(({ icon, ...category }) => ({
      ...category,
      category_icon: iconAddress(icon, site, address),
    })),
    businesses: businesses.map((business) => ({ ...business, logo: address(business.logo) })),
    items: items.map((row) => presentCard(row, look)),
  };
}
