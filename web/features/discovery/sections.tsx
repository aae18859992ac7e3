import type { FilterBy, SectionName } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { CardPage } from '@orendi/contract/schemas/results';
import { EmptyPanel } from './empty-panel.tsx';
import { seeAll } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListingSection } from './listing-section.tsx';
import type { ListingResults } from './load-results.ts';
import { usePlace, wholeShop } from './place.ts';
import { WaysOnLater } from './nothing/ways-on-later.tsx';
import { moreClass } from './rows.ts';
import { SectionHeading } from './section-heading.tsx';

const kinds: Record<SectionName, { title: () => string; filterBy: FilterBy }> = {
  saleProducts: { title: m.home_sale, filterBy: 'sale' },
  newCollectionProducts: { title: m.home_new_collection, filterBy: 'new' },
  packages: { title: m.home_packages, filterBy: 'packages' },
  allProducts: { title: m.home_all_products, filterBy: 'all' },
};

interface Props {
  search: ListingSearch;
  results: ListingResults;
  /** Nothing large is above it: the first section is above the fold. */
  isFirst: boolean;
  /** Shown between the first and the second section. */
  interlude?: ReactNode;
}

/** The sections of the place, in order: home shows what there can be once it has anything, a business's page only what there is. */
export function Sections({ search, results, isFirst, interlude }: Props) {
  const { key } = useLocation();
  const place = usePlace();
  const names = place.sections.map(({ list }) => list);
  const lists = firstSeen(names, results.lists);
  const isFilled = (list: SectionName) => Boolean(lists[list]?.results.length);
  const firstFilled = names.find(isFilled);
  // There is nothing to lead on to: only sellers can change that.
  const isNew = place === wholeShop && search.industryId === undefined && !firstFilled;
  const isShown = (list: SectionName) =>
    isFilled(list) || !(place.leavesOutEmpty || isNew) || list === 'allProducts';
  const shown = place.sections.filter(({ list }) => isShown(list));
  return (
    <>
      {isNew && <Invitation />}
      {shown.map(({ list, initialRows }, index) => {
        const { title, filterBy } = kinds[list];
        const page = lists[list];
        return (
          <Fragment key={list}>
            {page === undefined || page.results.length === 0 ? (
              <EmptySection list={list} title={title()} />
            ) : (
              <ListingSection
                key={`${list} ${key}`}
                list={list}
                title={title()}
                aside={
                  <a
                    href={place.address(seeAll(search, filterBy))}
                    className={`py-1 text-s font-medium whitespace-nowrap underline underline-offset-4 hover:text-accent-deep ${moreClass(place.columns, page.results.length, initialRows, page.hasNextPage)}`}
                  >
                    {m.home_see_all()}
                    <span className="sr-only">: {title()}</span>
                  </a>
                }
                page={page}
                search={search}
                initialRows={initialRows}
                isFirst={isFirst && list === firstFilled}
              />
            )}
            {index === 0 && interlude}
          </Fragment>
        );
      })}
      {!isNew && !place.isOwn && !isFilled('allProducts') && <WaysOnLater />}
    </>
  );
}

/** Invites sellers to a shop that has just opened. */
function Invitation() {
  return (
    <section
      aria-labelledby="invitation-title"
      className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-l bg-sand px-5 py-6 nav:mt-18 nav:px-8"
    >
      <div className="grow basis-80">
        <h2 id="invitation-title" className="text-l">
          {m.ways_maker()}
        </h2>
        <p className="mt-1 max-w-text text-pretty text-ink-quiet">{m.join_intro()}</p>
      </div>
      <ButtonLink href={paths.login} kind="main" label={m.account_list_business()} />
    </section>
  );
}

/** A line for an empty section, with a longer text if the whole place is empty. */
function EmptySection({ list, title }: { list: SectionName; title: string }) {
  return (
    <section id={list} aria-labelledby={`${list}-title`} className="mt-10 nav:mt-12">
      <SectionHeading id={`${list}-title`} title={title} />
      {list === 'allProducts' ? (
        <EmptyPanel title={m.home_nothing_found()} text={m.home_empty_hint()} />
      ) : (
        <p className="border-t border-line pt-4 text-ink-quiet">{m.home_nothing_found()}</p>
      )}
    </section>
  );
}

type Lists = Partial<Record<SectionName, CardPage>>;

/** The most cards that a row holds on any screen. */
const widestRow = 6;

/**
 * The sections with every card where it is seen first: cards in the first row of an earlier section come last in the
 * loaded part of a later one. A section opened further by its address keeps its order, which its pages rely on.
 */
export function firstSeen(names: readonly SectionName[], lists: Lists): Lists {
  const seen = new Set<number>();
  const ordered: Lists = {};
  for (const name of names) {
    const list = lists[name];
    if (list === undefined) continue;
    const { results: cards, page } = list;
    const isSeen = ({ id, type }: (typeof cards)[number]) => type === 'product' && seen.has(id);
    const results =
      page > 1 ? cards : [...cards.filter((card) => !isSeen(card)), ...cards.filter(isSeen)];
    ordered[name] = { ...list, results };
    for (const { id, type } of results.slice(0, widestRow)) if (type === 'product') seen.add(id);
  }
  return ordered;
}
