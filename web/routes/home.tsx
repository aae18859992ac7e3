import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { CategoryShelf } from '../features/discovery/category-shelf.tsx';
import { FilterBar } from '../features/discovery/filter-bar.tsx';
import { filtersOf, isFiltering } from '../features/discovery/home-filters.ts';
import { HomeHead } from '../features/discovery/home-head.tsx';
import { homeSearch } from '../features/discovery/home-search.ts';
import { IndustryTabs } from '../features/discovery/industry-tabs.tsx';
import { loadResults } from '../features/discovery/load-results.ts';
import { ResultsHeading } from '../features/discovery/results-heading.tsx';
import { SearchResults } from '../features/discovery/search-results.tsx';
import { Sections } from '../features/discovery/sections.tsx';
import { Welcome } from '../features/discovery/welcome.tsx';
import { paths } from '../paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = loaderApi(context);
  const search = homeSearch.parse(new URL(request.url).searchParams);
  const [industries, announcements, results] = await Promise.all([
    keepForVisit('industries', () => api('GET /public/industries')),
    keepForVisit('announcements', () => api('GET /public/announcements')),
    loadResults(api, search),
  ]);
  const isPastTheEnd = Object.values(results.lists).some(
    ({ results: cards, page }) => cards.length === 0 && page > 1,
  );
  if (isPastTheEnd) throw redirect(paths.home(filtersOf(search)));
  return { search, industries, banner: announcements.main_banner, results };
}

export function Component() {
  const { search, industries, banner, results } = useLoaderData<typeof loader>();
  const isNarrowed = isFiltering(search) || search.industryId !== undefined;
  return (
    <div className="wrap">
      <HomeHead search={search} industries={industries} banner={banner} />
      {isNarrowed ? (
        <ResultsHeading search={search} industries={industries} />
      ) : (
        <Welcome search={search} banner={banner} />
      )}
      <IndustryTabs search={search} industries={industries} />
      <CategoryShelf search={search} industries={industries} />
      <FilterBar search={search} options={results.advancedFilters} />
      {isFiltering(search) ? (
        <SearchResults search={search} results={results} />
      ) : (
        <Sections search={search} results={results} />
      )}
    </div>
  );
}
