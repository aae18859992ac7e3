import { m } from '@orendi/messages';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loaderApi } from '../api/loader-api.ts';
import { Crumbs } from '../features/catalogue/crumbs.tsx';
import { Price } from '../features/catalogue/price.tsx';
import { Browse } from '../features/discovery/browse.tsx';
import { countText } from '../features/discovery/count-text.ts';
import { loadListings, withStatus } from '../features/discovery/load-listings.ts';
import { PlaceProvider } from '../features/discovery/place.ts';
import { landingPlace, loadLanding } from '../features/landings/load-landing.ts';
import {
  crumbsOfLanding,
  landingTitle,
  Makers,
  Neighbors,
} from '../features/landings/neighbors.tsx';
import { Head } from '../platform/head.tsx';
import { listingSearch } from '../platform/listing-search.ts';
import { paths as pages } from '../platform/paths.ts';
import { useLanguage } from '../platform/page-environment.tsx';

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
  const { landing, isPlain, search, results, names } = useLoaderData<typeof loader>();
  const { paths, count, lowest_price: lowest, is_indexed: isIndexed } = landing;
  const language = useLanguage();
  const path = paths[language];
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
        paths={paths}
        isHidden={!isPlain || !isIndexed}
        about={{ type: 'landing', title, crumbs, lists: Object.values(results.lists) }}
      />
      <div className="wrap">
        <Crumbs crumbs={[{ name: m.nav_home(), path: pages.home() }, ...crumbs]} />
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
        <Browse
          search={search}
          results={results}
          names={names}
          industries={false}
          shelf={false}
          isNarrowed
        />
        <Makers makers={landing.makers} />
        <Neighbors {...landing} />
      </div>
    </PlaceProvider>
  );
}
