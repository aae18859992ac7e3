import type { FilterBy, SectionName } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { seeAll } from './home-filters.ts';
import { homeScope } from './home-scope.ts';
import type { HomeSearch } from './home-search.ts';
import { ListingSection } from './listing-section.tsx';
import type { HomeResults } from './load-results.ts';
import { SectionHeading } from './section-heading.tsx';

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

interface Props {
  search: HomeSearch;
  results: HomeResults;
  /** Nothing large stands above: the first section is in the first view. */
  isFirst: boolean;
  /** Stands between the first section and the next. */
  interlude?: ReactNode;
}

/** The shop window: always the four sections, so that a visitor learns what there can be. */
export function Sections({ search, results, isFirst, interlude }: Props) {
  const { key } = useLocation();
  const scope = homeScope(search);
  const first = sections.find(({ list }) => results.lists[list]?.results.length);
  return sections.map(({ list, title, filterBy, initialRows }, index) => {
    const page = results.lists[list];
    const section =
      page === undefined || page.results.length === 0 ? (
        <EmptySection list={list} title={title()} />
      ) : (
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
          scope={scope}
          initialRows={initialRows}
          isFirst={isFirst && list === first?.list}
        />
      );
    return (
      <Fragment key={list}>
        {section}
        {index === 0 && interlude}
      </Fragment>
    );
  });
}

/** One line where a kind has nothing; a word more where there is nothing at all. */
function EmptySection({ list, title }: { list: SectionName; title: string }) {
  const titleId = `${list}-title`;
  return (
    <section id={list} aria-labelledby={titleId} className="mt-10 nav:mt-12">
      <SectionHeading id={titleId} title={title} />
      {list === 'allProducts' ? (
        <EmptyPanel title={m.home_nothing_found()} text={m.home_empty_hint()} />
      ) : (
        <p className="border-t border-line pt-4 text-ink-quiet">{m.home_nothing_found()}</p>
      )}
    </section>
  );
}
