import type { Industry } from '@orendi/contract/schemas/industry';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { IndustryRow } from './industry-queries.ts';

/** @param site the product's own address: icons that ship with it are paths of the site, others are pictures */
export function presentIndustry(
  { categories, ...industry }: IndustryRow,
  site: string,
  address: PictureAddress,
): Industry {
  return {
    ...industry,
    categories: categories.map(({ icon, ...category }) => ({
      ...category,
      category_icon: icon.startsWith('/') ? site + icon : address(icon),
    })),
  };
}
