import { useEffect } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { keepForVisit, rememberForVisit } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { patientApi } from '../api/patient-api.ts';
import { SecondBanner } from '../features/announcements/second-banner.tsx';
import { CategoryShelf } from '../features/discovery/category-shelf.tsx';
import { loadColorChoices } from '../features/discovery/facets/load-color-choices.ts';
import { FilterBar } from '../features/discovery/filter-bar.tsx';
import { filtersOf, isFiltering } from '../features/discovery/home-filters.ts';
import { HomeHead } from '../features/discovery/home-head.tsx';
import { homeSearch } from '../features/discovery/home-search.ts';
import { homeTitle } from '../features/discovery/home-title.ts';
import { IndustryTabs } from '../features/discovery/industry-tabs.tsx';
import { keptResults } from '../features/discovery/left-results.ts';
import { loadResults } from '../features/discovery/load-results.ts';
import { ResultsHeading } from '../features/discovery/results-heading.tsx';
import { ResultsRegion } from '../features/discovery/results-region.tsx';
import { SearchResults } from '../features/discovery/search-results.tsx';
import { Sections } from '../features/discovery/sections.tsx';
import { tryResults } from '../features/discovery/try-results.ts';
import { useKnownFilters } from '../features/discovery/use-known-filters.ts';
import { Welcome } from '../features/discovery/welcome.tsx';
import { loadTrending, rememberTrending } from '../features/trending/load-trending.ts';
import { Trending } from '../features/trending/trending.tsx';
import { useLanguage } from '../page-environment.tsx';
import { paths } from '../paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const { search: address, searchParams } = new URL(request.url);
  const search = homeSearch.parse(searchParams);
  const [industries, announcements, trending, results] = await Promise.all([
    keepForVisit('industries', () => api('GET /public/industries')),
    keepForVisit('announcements', () => api('GET /public/announcements')),
    loadTrending(api, search),
    // On the server a failure is the page's own, with its status.
    typeof document === 'undefined'
      ? loadResults(api, search)
      : (keptResults(address) ?? tryResults(() => loadResults(patientApi, search))),
  ]);
  const isPastTheEnd = Object.values(results.lists).some(
    ({ results: cards, page }) => cards.length === 0 && page > 1,
  );
  if (isPastTheEnd) throw redirect(paths.home(filtersOf(search)));
  const colors = await loadColorChoices(search, results.advancedFilters.colors);
  return { search, industries, announcements, trending, results, colors };
}

export function Component() {
  const { search, industries, announcements, trending, results, colors } =
    useLoaderData<typeof loader>();
  const { main_banner: banner, secondary_banner: secondBanner } = announcements;
  const filters = useKnownFilters(results);
  const title = homeTitle(search, industries, colors, useLanguage());
  const isNarrowed = isFiltering(search) || search.industryId !== undefined;

  useEffect(() => {
    rememberForVisit('industries', industries);
    rememberForVisit('announcements', announcements);
    if (trending) rememberTrending(trending);
  }, [industries, announcements, trending]);

  return (
    <div className="wrap">
      <HomeHead search={search} title={title} industries={industries} results={results} />
      {isNarrowed ? (
        <ResultsHeading search={search} title={title} />
      ) : (
        <Welcome
          search={search}
          banner={banner}
          hasProducts={(results.lists.allProducts?.results.length ?? 0) > 0}
        />
      )}
      {trending && <Trending {...trending} />}
      <IndustryTabs search={search} industries={industries} />
      <CategoryShelf search={search} industries={industries} />
      <FilterBar search={search} options={filters} colors={colors} />
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
