import { patientApi } from '../../api/patient-api.ts';
import { paths } from '../../paths.ts';
import { filtersOf } from './home-filters.ts';
import { homeSearch, type HomeSearch } from './home-search.ts';
import { pageParameter, type ListScope } from './list-scope.ts';
import { loadNextPage } from './load-results.ts';
import { homeColumns } from './rows.ts';

/** The lists of the home page, as a search has them. */
export function homeScope(search: HomeSearch): ListScope {
  return {
    columns: homeColumns,
    address: (list, page, now) => {
      const opened = now === undefined ? search : homeSearch.parse(now);
      const number = page > 1 ? page : undefined;
      return paths.home({ ...opened, ...filtersOf(search), [pageParameter(list)]: number });
    },
    loadPage: (list, page) => loadNextPage(patientApi, search, list, page),
  };
}
