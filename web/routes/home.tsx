import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { keepForVisit, rememberForVisit, rememberPart } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { SecondBanner } from '../features/announcements/second-banner.tsx';
import { CategoryShelf } from '../features/discovery/category-shelf.tsx';
import { FilterBar } from '../features/discovery/filter-bar.tsx';
import { leaveOffered } from '../features/catalogue/find-choice.ts';
import { isFiltering, searchesEverywhere } from '../features/discovery/listing-filters.ts';
import { HomeHead } from '../features/discovery/home-head.tsx';
import { HomeTop } from '../features/discovery/home-top.tsx';
import { listingSearch } from '../platform/listing-search.ts';
import { joinParts, resultsParts } from '../features/discovery/results-parts.ts';
import { IndustryTabs } from '../features/discovery/industry-tabs.tsx';
import { loadListings } from '../features/discovery/load-listings.ts';
import { wholeShop } from '../features/discovery/place.ts';
import { ResultsRegion } from '../features/discovery/results-region.tsx';
import { SearchResults } from '../features/discovery/search-results.tsx';
import { Sections } from '../features/discovery/sections.tsx';
import { useKnownFilters } from '../features/discovery/use-known-filters.ts';
import { loadTrending, rememberTrending } from '../features/trending/load-trending.ts';
import { Trending } from '../features/trending/trending.tsx';
import { useLanguage } from '../platform/page-environment.tsx';

/** Cache name for the categories shown on home: without a network, they are enough to go on with. */
const industriesOfHome = 'industries of home';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const search = listingSearch.parse(new URL(request.url).searchParams);
  const [industries, announcements, trending, listings] = await Promise.all([
    keepForVisit(industriesOfHome, () =>
      keepForVisit('industries', () => api('GET /public/industries')),
    ),
    keepForVisit('announcements', () => api('GET /public/announcements')),
    loadTrending(api, search),
    loadListings(api, wholeShop, request),
  ]);
  return { industries: leaveOffered(industries, search), announcements, trending, ...listings };
}

export function Component() {
  const { search, industries, announcements, trending, results, colors } =
    useLoaderData<typeof loader>();
  const { main_banner: banner, secondary_banner: secondBanner } = announcements;
  const filters = useKnownFilters(results);
  const title = resultsParts(search, industries, colors, useLanguage());
  const hasShelf = !searchesEverywhere(search);
  const isNarrowed = isFiltering(search) || search.industryId !== undefined;

  useEffect(() => {
    rememberPart(industriesOfHome, industries);
    rememberForVisit('announcements', announcements);
    if (trending) rememberTrending(trending);
  }, [industries, announcements, trending]);

  return (
    <div className="wrap">
      <HomeHead
        search={search}
        title={joinParts(title)}
        industries={industries}
        results={results}
      />
      <HomeTop
        search={search}
        title={title}
        isNarrowed={isNarrowed}
        banner={banner}
        hasProducts={(results.lists.allProducts?.results.length ?? 0) > 0}
      />
      {trending && <Trending {...trending} />}
      <IndustryTabs search={search} industries={industries} isLow={isNarrowed} />
      {hasShelf && <CategoryShelf search={search} industries={industries} isLow={isNarrowed} />}
      <div className={hasShelf ? undefined : 'mt-4'}>
        <FilterBar search={search} options={filters} colors={colors} />
      </div>
      <ResultsRegion results={results}>
        {isFiltering(search) ? (
          <SearchResults search={search} results={results} />
        ) : (
          <Sections
            search={search}
            results={results}
            isFirst={isNarrowed}
            interlude={!isNarrowed && secondBanner && <SecondBanner url={secondBanner} />}
          />
        )}
      </ResultsRegion>
    </div>
  );
}
