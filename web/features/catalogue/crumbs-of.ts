import type { Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import type { Listing } from './listing.ts';
import { inLanguage } from './local-name.ts';

/** Breadcrumbs from home to a listing's category. */
export function crumbsOf(listing: Listing, language: Language): { name: string; path: string }[] {
  const home = { name: m.nav_home(), path: paths.home() };
  if (listing.type === 'package') {
    return [home, { name: m.home_packages(), path: paths.home({ filterBy: 'packages' }) }];
  }
  const { industry_id: industryId, category_id: categoryId } = listing;
  return [
    home,
    {
      name: inLanguage(listing.industry, listing.industry_al, language),
      path: paths.home({ industryId }),
    },
    {
      name: inLanguage(listing.category, listing.category_al, language),
      path: paths.home({ industryId, categoryId }),
    },
  ];
}
