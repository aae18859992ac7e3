import type { Suggestions } from '@orendi/contract/schemas/suggestions';
import type { PictureAddress } from '../../../platform/media/picture-addresses.ts';
import { presentLogo } from '../../businesses/index.ts';
import { presentCategory } from '../../catalogue/index.ts';
import { presentCard } from '../present-cards.ts';
import type { FoundSuggestions } from './create-suggester.ts';

/** @param site the product's own address */
export function presentSuggestions(
  { categories, businesses, items }: FoundSuggestions,
  site: string,
  address: PictureAddress,
): Suggestions {
  return {
    categories: categories.map((row) => ({
      ...presentCategory(row, site, address),
      industry_id: row.industry_id,
    })),
    businesses: businesses.map((row) => presentLogo(row, address)),
    items: items.map((row) => presentCard(row, address)),
  };
}
