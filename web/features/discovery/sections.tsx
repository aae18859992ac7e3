import type { FilterBy, SectionName } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { paths } from '../../paths.ts';
import { filtersOf, seeAll } from './home-filters.ts';
import { homeSearch, type HomeSearch } from './home-search.ts';
import { ListingSection } from './listing-section.tsx';
import type { HomeResults } from './load-results.ts';
import { NothingFound } from './nothing-found.tsx';

interface Section {
  list: SectionName;
  title: () => string;
  filterBy: FilterBy;
  initialRows: number;
}

const sections: Section[] = [
  { list: 'saleProducts', title: m.home_sale, filterBy: 'sale', initialRows: 1 },
  { list: 'newCollectionProducts', title: m.home_new_collection, filterBy: 'new', initialRows: 1 },
  { list: 'packages', title: m.home_packages, filterBy: 'packages', initialRows: 1 },
  { list: 'allProducts', title: m.home_all_products, filterBy: 'all', initialRows: 2 },
];

/** The shop window: a list of each kind. Kinds that have nothing are left out, but for all products. */
export function Sections({ search, results }: { search: HomeSearch; results: HomeResults }) {
  const key = homeSearch.format(filtersOf(search));
  return sections.map(({ list, title, filterBy, initialRows }) => {
    const page = results.lists[list];
    if (page === undefined || page.results.length === 0) {
      if (list !== 'allProducts') return null;
      return <NothingFound key={list} title={title()} search={search} found={null} />;
    }
    return (
      <ListingSection
        key={`${list} ${key}`}
        list={list}
        title={title()}
        aside={
          <a
            href={paths.home(seeAll(search, filterBy))}
            className="py-1 text-s font-medium whitespace-nowrap underline underline-offset-4 hover:text-accent-deep"
          >
            {m.home_see_all()}
            <span className="sr-only">: {title()}</span>
          </a>
        }
        page={page}
        search={search}
        initialRows={initialRows}
      />
    );
  });
}
