import { m } from '@orendi/messages';
import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Card } from '@orendi/contract/schemas/card';
import { paths } from '../../../platform/paths.ts';
import type { ShownBusiness } from '../../businesses/load-business.ts';
import { crumbsOf } from '../../catalogue/crumbs.tsx';
import { type Listing, listingName } from '../../catalogue/listing.ts';
import { categoryName, industryName } from '../../catalogue/local-name.ts';
import { findCategory, findIndustry } from '../../catalogue/find-choice.ts';
import type { PageSubject } from '../../../platform/head.tsx';
import type { Site } from '../write-head.ts';

interface Crumb {
  name: string;
  /** Omitted for the last step, the current page. */
  path?: string;
}

export function listingCrumbs(listing: Listing, site: Site): BreadcrumbList {
  return crumbList([...crumbsOf(listing, site.language), { name: listingName(listing) }], site);
}

export function businessCrumbs({ business_name: name }: ShownBusiness, site: Site): BreadcrumbList {
  return crumbList([home(), { name }], site);
}

/** Breadcrumbs to an industry or a category; none for searches and filters. */
export function homeCrumbs(
  { search, industries }: Extract<PageSubject, { type: 'home' }>,
  site: Site,
): BreadcrumbList[] {
  const { language } = site;
  const industry = findIndustry(industries, search);
  const category = findCategory(industries, search)?.category;
  if (!industry) return [];
  const shelf: Crumb = {
    name: industryName(industry, language),
    path: paths.home({ industryId: industry.id }),
  };
  const inside = category ? [{ name: categoryName(category, language) }] : [];
  return [crumbList([home(), shelf, ...inside], site)];
}

const home = (): Crumb => ({ name: m.nav_home(), path: paths.home() });

function crumbList(crumbs: Crumb[], { publicUrl }: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      ...(path && { item: publicUrl + path }),
    })),
  };
}

/** Every card of a page's lists, each listing once; nothing for empty lists. */
export function cardList(
  title: string,
  lists: { results: Card[] }[],
  { publicUrl }: Site,
): ItemList[] {
  const names = new Map<string, string>();
  for (const { results } of lists) {
    for (const { type, id, name } of results) names.set(publicUrl + paths.listing(type, id), name);
  }
  if (names.size === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: names.size,
      itemListElement: Array.from(names, ([url, name], index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        url,
        name,
      })),
    },
  ];
}
