import type { Api } from '@orendi/contract/client-types';
import { isLanguage, landingLanguage } from '@orendi/contract/language';
import type { Landing } from '@orendi/contract/schemas/landing';
import { redirect, redirectDocument } from 'react-router';
import { keepForVisit } from '../../api/keep-for-visit.ts';
import { spokenLanguage } from '../../platform/page-language.ts';
import { paths } from '../../platform/paths.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { type Place, wholeShop } from '../discovery/place.ts';

/** The page of an address. Another spelling, and a language that the address is not in, are redirected. */
export async function loadLanding(api: Api, url: URL): Promise<Landing> {
  const { searchParams } = url;
  const path = url.pathname.toLowerCase().replace(/\/+$/, '');
  const asked = searchParams.get('lang');
  searchParams.delete('lang');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const language = landingLanguage(path);
  // The words of the page are those of one language.
  const isElsewhere = typeof document !== 'undefined' && language !== spokenLanguage();
  if (isElsewhere) throw redirectDocument(path + query);
  if (path !== url.pathname) throw redirect(path + query);
  const landing = await keepForVisit(`landing ${path}`, () =>
    api('GET /public/landings', { query: { path } }),
  );
  if (asked === null) return landing;
  throw redirect((isLanguage(asked) ? landing.paths[asked] : path) + query);
}

/** The listings of a page; a search that leaves what they have in common leads to the whole shop. */
export function landingPlace(path: string, landing: Landing): Place {
  const { industry_id, category_id, town_slug } = landing;
  const fixed: ListingSearch = {
    ...(industry_id !== null && { industryId: industry_id }),
    ...(category_id !== null && { categoryId: category_id }),
    ...(town_slug !== null && { town: town_slug }),
  };
  const names = Object.keys(fixed) as (keyof ListingSearch)[];
  const left = Object.fromEntries(names.map((name) => [name, undefined]));
  return {
    ...wholeShop,
    fixed,
    leavesOutEmpty: true,
    address: (search) =>
      names.every((name) => search[name] === fixed[name])
        ? paths.landing(path, { ...search, ...left })
        : paths.home(search),
    sections: [{ list: 'allProducts', initialRows: 'all' }],
  };
}
