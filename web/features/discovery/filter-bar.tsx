import { textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { listingSearch, type BarFacet, type ListingSearch } from '../../platform/listing-search.ts';
import { useLanguage } from '../../platform/page-environment.tsx';
import { keepToldTown } from '../catalogue/told-town.ts';
import { ChoiceLink, PanelButton } from './bar-links.tsx';
import { hasLimits, LimitChips } from './chosen/limit-chips.tsx';
import {
  barFlags,
  countLimits,
  countTowns,
  filterTitles,
  labelOf,
  limitsOf,
} from './filter-texts.ts';
import { FacetButton } from './facets/facet-button.tsx';
import { offeredFacets } from './facets/offered-facets.ts';
import { chooseIndustry, isFiltering, toggleFlag, toggleQuickFilter } from './listing-filters.ts';
import { AskingSwitch } from './asking/asking.tsx';
import { ListHead } from './list-head.tsx';
import type { Listings } from './load-listings.ts';
import { orient } from './orientation/orient.ts';
import { usePlace } from './place.ts';
import { inParameters } from './understood.ts';
import { usePanel } from './use-panel.ts';

/* Rendered on the server for pages without script; the browser loads them only on demand. */
const FacetList = import.meta.env.SSR
  ? (await import('./facets/facet-list.tsx')).FacetList
  : lazy(() => import('./facets/facet-list.tsx').then((part) => ({ default: part.FacetList })));
const LimitsForm = import.meta.env.SSR
  ? (await import('./limits/limits-form.tsx')).LimitsForm
  : lazy(() => import('./limits/limits-form.tsx').then((part) => ({ default: part.LimitsForm })));
const WhereForm = import.meta.env.SSR
  ? (await import('./where/where-form.tsx')).WhereForm
  : lazy(() => import('./where/where-form.tsx').then((part) => ({ default: part.WhereForm })));

/* The panels load when a pointer or the focus comes near. The list of towns comes with theirs, and with nothing else. */
const loadFacets = () => import('./facets/facet-panel.tsx').then((part) => part.FacetPanel);
const loadLimits = () => import('./limits/limits-panel.tsx').then((part) => part.LimitsPanel);
const loadWhere = () => import('./where/where-panel.tsx').then((part) => part.WherePanel);

/** Filters and sorting of the results, or of the last ones before a failure. */
export function FilterBar({ search, results, names }: Listings) {
  const language = useLanguage();
  const { address, businessId } = usePlace();
  const [pressed, setPressed] = useState<BarFacet>();
  const { opening, Panel, press, close, prepare } = usePanel(loadFacets);
  const { facetCounts, understood } = results;
  const { colors, towns } = names;
  const asked = useAskedSearch(search);
  const facets = offeredFacets(search, facetCounts, language);
  const listed = facets.find(({ facet }) => facet === search.choose);
  const opened = useMemo(
    () =>
      offeredFacets(asked, facetCounts, language).find(({ facet }) => opening && facet === pressed),
    [asked, facetCounts, language, opening, pressed],
  );
  const applied = inParameters(search, understood);
  const limitsCount = countLimits(applied, towns, language);
  const forms = [
    { form: 'limits', label: m.home_limits(), count: limitsCount, panel: usePanel(loadLimits) },
    {
      form: 'where',
      label: m.home_where(),
      count: countTowns(search),
      panel: usePanel(loadWhere),
    },
  ] as const;
  const limits = limitsOf(search, towns, language);
  useKeepingTown(applied, towns);
  const hasChips = hasLimits(search, results, limits.length);
  const offersAsking = businessId === undefined && isFiltering(search) && hasSeveralShops(results);
  const isCut = listingSearch.isCut(new URLSearchParams(useLocation().search));
  const clear = isFiltering(search) && (
    <a
      href={address(chooseIndustry({}, search.industryId))}
      data-stay
      className={`inline-block text-s font-medium whitespace-nowrap text-ink-quiet underline underline-offset-4 hover:text-ink ${hasChips ? 'px-2 py-3' : 'max-nav:absolute max-nav:top-full max-nav:right-0 max-nav:py-0.5 nav:px-2 nav:py-3'}`}
    >
      {m.home_clear_filters()}
    </a>
  );
  return (
    <section ref={orient} id="filters" aria-label={m.home_filters()} className="relative">
      <div
        role="presentation"
        onFocus={prepare}
        onPointerEnter={prepare}
        className="shelf edge-fade flex items-center gap-2.5 py-1"
      >
        {forms.map(({ form, label, count, panel }) => (
          <PanelButton
            key={form}
            search={search}
            lists={form}
            label={label}
            count={count}
            isOpen={panel.opening !== undefined}
            isLoading={panel.opening !== undefined && panel.Panel === undefined}
            onClick={panel.press}
            onFocus={panel.prepare}
            onPointerEnter={panel.prepare}
          />
        ))}
        {(['sale', 'packages'] as const).map((name) => (
          <ChoiceLink
            key={name}
            to={address(toggleQuickFilter(search, name))}
            isChosen={search.filterBy === name}
          >
            {filterTitles[name]()}
          </ChoiceLink>
        ))}
        {barFlags.map((name) => (
          <ChoiceLink
            key={name}
            to={address(toggleFlag(search, name))}
            isChosen={search[name] === true}
          >
            {labelOf(name)}
          </ChoiceLink>
        ))}
        {facets.map((offered) => (
          <FacetButton
            key={offered.facet}
            offered={offered}
            colors={colors}
            search={search}
            isOpen={offered.facet === opened?.facet}
            isLoading={offered.facet === opened?.facet && Panel === undefined}
            onClick={(event) => press(event) && setPressed(offered.facet)}
          />
        ))}
      </div>
      {isCut && search.query && (
        <p className="mt-2 text-s text-pretty">
          {m.search_cut({ query: search.query, max: textLimits.query })}
        </p>
      )}
      {hasChips && (
        <LimitChips search={search} results={results} names={names}>
          {clear}
        </LimitChips>
      )}
      <div className="nav:absolute nav:top-full nav:right-0 nav:z-1 nav:flex nav:items-center nav:gap-2.5 nav:pt-2.5">
        <ListHead search={search}>{offersAsking && <AskingSwitch />}</ListHead>
        {!hasChips && clear}
      </div>
      {search.choose && (
        <Suspense>
          {listed && <FacetList offered={listed} colors={colors} search={search} />}
          {search.choose === 'limits' && (
            <LimitsForm
              search={applied}
              className="mt-3 max-w-limits rounded-m border border-line bg-surface pt-2 shadow-rest"
            />
          )}
          {search.choose === 'where' && <WhereForm search={applied} />}
        </Suspense>
      )}
      {forms.map(
        ({ form, panel }) =>
          panel.Panel &&
          panel.opening && (
            <panel.Panel
              key={form}
              search={applied}
              opening={panel.opening}
              onClose={panel.close}
            />
          ),
      )}
      {Panel && opening && opened && (
        <Panel
          key={opened.facet}
          offered={opened}
          search={asked}
          opening={opening}
          onClose={close}
        />
      )}
    </section>
  );
}

function hasSeveralShops({ lists }: Listings['results']): boolean {
  const cards = lists.search?.results ?? [];
  return cards.some((card) => card.business_id !== cards[0]?.business_id);
}

/** Keeps the town that is looked for: pages of pieces say whether they are delivered there. */
function useKeepingTown(
  { deliversTo, near, town }: ListingSearch,
  towns: Listings['names']['towns'],
) {
  const slug = deliversTo ?? near ?? town;
  const told = towns.find((known) => known.slug === slug);
  useEffect(() => {
    if (told) keepToldTown(told);
  }, [told]);
}

/**
 * The search of the page that is being loaded, or of this one: controls that are pressed several times in a row build on
 * it, so that no press is lost while results are on their way.
 */
function useAskedSearch(search: ListingSearch): ListingSearch {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { fixed } = usePlace();
  const asked = location?.pathname === pathname ? location.search : undefined;
  return useMemo(
    () =>
      asked === undefined
        ? search
        : { ...listingSearch.parse(new URLSearchParams(asked)), ...fixed },
    [asked, search, fixed],
  );
}
