import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { keepForVisit, rememberForVisit, rememberPart } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { Announcement } from '../features/announcements/announcement.tsx';
import { Browse } from '../features/discovery/browse.tsx';
import { leaveOffered } from '../features/catalogue/find-choice.ts';
import { stripFrame } from '../features/catalogue/picture-frames.ts';
import { isFiltering, searchesEverywhere } from '../features/discovery/listing-filters.ts';
import { HomeTop } from '../features/discovery/home-top.tsx';
import { listingSearch, type ListingSearch } from '../platform/listing-search.ts';
import { resultsParts, resultsTitle } from '../features/discovery/filter-texts.ts';
import { loadListings, withStatus } from '../features/discovery/load-listings.ts';
import { wholeShop } from '../features/discovery/place.ts';
import { loadTrending, rememberTrending, Trending } from '../features/trending/trending.tsx';
import { Head } from '../platform/head.tsx';
import { useLanguage } from '../platform/page-environment.tsx';
import { paths } from '../platform/paths.ts';

/** Cache name for the categories shown on home: without a network, they are enough to go on with. */
const industriesOfHome = 'industries of home';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const search = listingSearch.parse(new URL(request.url).searchParams);
  const [industries, announcements, trending, listings, landing] = await Promise.all([
    keepForVisit(industriesOfHome, () =>
      keepForVisit('industries', () => api('GET /public/industries')),
    ),
    keepForVisit('announcements', () => api('GET /public/announcements')),
    loadTrending(api, search),
    loadListings(api, wholeShop, request),
    // Only search engines ask for it.
    import.meta.env.SSR ? findLanding(api, search) : null,
  ]);
  const offered = leaveOffered(industries, search);
  return withStatus({ industries: offered, announcements, trending, landing, ...listings });
}

/** The page that says the same as home narrowed to a room, a category or a town, and nothing else. */
async function findLanding(api: Api, search: ListingSearch) {
  const { industryId, categoryId, town, ...others } = search;
  const isPlain = Object.values(others).every((value) => value === undefined);
  if (!isPlain || (industryId ?? categoryId ?? town) === undefined) return null;
  const query = { industryId, categoryId, town };
  return api('GET /public/landings', { query }).catch(() => null);
}

export function Component() {
  const { industries, announcements, trending, landing, ...listings } =
    useLoaderData<typeof loader>();
  const { search, results, names } = listings;
  const { main_banner: banner, secondary_banner: secondBanner } = announcements;
  const language = useLanguage();
  const parts = resultsParts(search, industries, names, language);
  const title = resultsTitle(parts, search, names, language);
  const lists = Object.values(results.lists);
  const isNarrowed = isFiltering(search) || search.industryId !== undefined;

  useEffect(() => {
    rememberPart(industriesOfHome, industries);
    rememberForVisit('announcements', announcements);
    if (trending) rememberTrending(trending);
  }, [industries, announcements, trending]);

  return (
    <div className="wrap">
      <Head
        title={title ?? m.home_title()}
        description={title ? m.home_narrowed_description({ title }) : m.home_description()}
        path={landing?.paths[language] ?? paths.home({ ...search, choose: undefined })}
        {...(landing && { paths: landing.paths, isHidden: !landing.is_indexed })}
        about={{ type: 'home', search, industries, title, landing, lists }}
      />
      <HomeTop
        search={search}
        title={parts}
        isNarrowed={isNarrowed}
        banner={banner}
        hasProducts={(results.lists.allProducts?.results.length ?? 0) > 0}
      />
      {trending && <Trending {...trending} />}
      <Browse
        {...listings}
        industries={industries}
        shelf={!searchesEverywhere(search) && industries}
        isNarrowed={isNarrowed}
        interlude={
          !isNarrowed &&
          secondBanner && (
            <Announcement
              url={secondBanner}
              frame={stripFrame}
              className="mt-10 aspect-strip nav:mt-12 nav:aspect-strip-wide"
            />
          )
        }
      />
    </div>
  );
}
