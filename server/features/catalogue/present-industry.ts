import type { Category, Industry } from '@orendi/contract/schemas/industry';
import { iconAddress, type PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { CategoryRow, IndustryRow } from './industry-queries.ts';

/** @param site the public address of the site */
export function presentIndustry(
  { categories, ...industry }: IndustryRow,
  site: string,
  address: PictureAddress,
): Industry {
  return {
    ...industry,
    categories: categories.map((category) => presentCategory(category, site, address)),
  };
}

function presentCategory(
  { id, category_name, category_name_al, icon }: CategoryRow,
  site: string,
  address: PictureAddress,
): Category {
  const category_icon = iconAddress(icon, site, address);
  return { id, category_name, category_name_al, category_icon };
}
