import type { Api } from '@orendi/contract/client-types';
import { isLanguage, landingLanguage } from '@orendi/contract/language';
import type { Landing } from '@orendi/contract/schemas/landing';
import { m } from '@orendi/messages';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, redirect, redirectDocument, useLoaderData } from 'react-router';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { Crumbs } from '../features/catalogue/crumbs.tsx';
import { Price } from '../features/catalogue/price.tsx';
import { Browse } from '../features/discovery/browse.tsx';
import { countText } from '../features/discovery/count-text.ts';
import { loadListings, withStatus } from '../features/discovery/load-listings.ts';
import { type Place, PlaceProvider, wholeShop } from '../features/discovery/place.ts';
import {
  crumbsOfLanding,
  landingTitle,
  Makers,
  Neighbors,
} from '../features/landings/neighbors.tsx';
import { Head } from '../platform/head.tsx';
import { listingSearch, type ListingSearch } from '../platform/listing-search.ts';
import { useLanguage } from '../platform/page-environment.tsx';
import { spokenLanguage } from '../platform/page-language.ts';
import { paths } from '../platform/paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const url = new URL(request.url);
  const landing = await loadLanding(api, url);
  const listings = await loadListings(api, landingPlace(url.pathname, landing), request);
  const isPlain = listingSearch.format(listingSearch.parse(url.searchParams)) === '';
  return withStatus({ landing, isPlain, ...listings });
}

/** The listings of a room, a category, a town or a category in a town, with the ways to others. */
export function Component() {
  const { landing, isPlain, ...listings } = useLoaderData<typeof loader>();
  const { paths: addresses, count, lowest_price: lowest, is_indexed: isIndexed } = landing;
  const language = useLanguage();
  const path = addresses[language];
  const shown = countText({ total: count, isLowerBound: false });
  const place = useMemo(() => landingPlace(path, landing), [path, landing]);
  const title = landingTitle(landing);
  const crumbs = crumbsOfLanding(landing, language);
  return (
    <PlaceProvider value={place}>
      <Head
        title={title}
        description={m.landing_description({ title, count: shown })}
        path={path}
        paths={addresses}
        isHidden={!isPlain || !isIndexed}
        about={{ type: 'landing', title, crumbs, lists: Object.values(listings.results.lists) }}
      />
      <div className="wrap">
        <Crumbs crumbs={[{ name: m.nav_home(), path: paths.home() }, ...crumbs]} />
        <h1 className="text-xl text-balance wrap-anywhere">{title}</h1>
        <div className="mt-2 mb-4 flex flex-wrap items-baseline gap-x-3 text-ink-quiet">
          <p>{shown}</p>
          {lowest && (
            <div className="flex flex-wrap items-baseline gap-x-1.5">
              {m.landing_from()}
              <Price item={{ ...lowest, sale: 0, saleType: null }} />
            </div>
          )}
        </div>
        {landing.words && (
          <div
            className="running-text mb-6 max-w-text"
            // Written by the server, which lets through no markup of an operator's own.
            dangerouslySetInnerHTML={{ __html: landing.words }}
          />
        )}
        <Browse {...listings} industries={false} shelf={false} isNarrowed />
        <Makers makers={landing.makers} />
        <Neighbors {...landing} />
      </div>
    </PlaceProvider>
  );
}

/** The page of an address. Another spelling, and a language that the address is not in, are redirected. */
async function loadLanding(api: Api, url: URL): Promise<Landing> {
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
function landingPlace(path: string, landing: Landing): Place {
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
