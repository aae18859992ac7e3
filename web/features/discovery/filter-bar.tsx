import { textLimits } from '@orendi/contract/limits';
import { lazy, Suspense, useMemo } from 'react';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { useLocation } from 'react-router';
import { ChoiceLink } from '../../ui/choice-link.tsx';
import { countLimits, countTowns, limitsOf } from './chosen/limit-texts.ts';
import { hasLimits, LimitChips } from './chosen/limit-chips.tsx';
import { FacetButton } from './facets/facet-button.tsx';
import { offeredFacets } from './facets/offered-facets.ts';
import { useFacetPanel } from './facets/use-facet-panel.ts';
import { FormLink } from './form-link.tsx';
import { chooseIndustry, isFiltering, toggleFlag, toggleQuickFilter } from './listing-filters.ts';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';
import type { FilterNames } from './load-filter-names.ts';
import type { ListingResults } from './load-results.ts';
import { usePlace } from './place.ts';
import { PriceOrder } from './price-order.tsx';
import { inParameters } from './understood.ts';
import { useAskedSearch } from './use-asked-search.ts';
import { useWherePanel } from './where/use-where-panel.ts';
import { useLimitsPanel } from './use-limits-panel.ts';
import { useOrientation } from './orientation/use-orientation.ts';

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

interface Props {
  search: ListingSearch;
  /** The results of the search, or the last ones before a failure. */
  results: ListingResults;
  /** What the page calls the chosen values. */
  names: FilterNames;
}

/** Filters and sorting of the results; brand, color and material appear only if there is a choice. */
export function FilterBar({ search, results, names }: Props) {
  const language = useLanguage();
  const { address } = usePlace();
  const { opening, facet: pressed, Panel, press, close, prepare } = useFacetPanel();
  const limitsPanel = useLimitsPanel();
  const wherePanel = useWherePanel();
  const { facetCounts, understood } = results;
  const { colors, towns } = names;
  const asked = useAskedSearch(search);
  const facets = offeredFacets(search, facetCounts, language);
  const listed = facets.find(({ facet }) => facet === search.choose);
  const opened = useMemo(
    () => offeredFacets(asked, facetCounts, language).find(({ facet }) => facet === pressed),
    [asked, facetCounts, language, pressed],
  );
  const applied = inParameters(search, understood);
  const limits = limitsOf(search, towns, language);
  const hasChips = hasLimits(search, results, limits.length);
  const bar = useOrientation();
  const isCut = listingSearch.isCut(new URLSearchParams(useLocation().search));
  const clear = isFiltering(search) && (
    <a
      href={address(chooseIndustry({}, search.industryId))}
      data-stay
      className={`inline-block py-3 text-s font-medium whitespace-nowrap text-ink-quiet underline underline-offset-4 hover:text-ink ${hasChips ? 'px-2' : 'max-nav:absolute max-nav:top-full max-nav:right-0 nav:px-2'}`}
    >
      {m.home_clear_filters()}
    </a>
  );
  return (
    <section ref={bar} id="filters" aria-label={m.home_filters()} className="relative">
      <div className="nav:flex nav:items-center nav:gap-2.5">
        <div
          role="presentation"
          onFocus={prepare}
          onPointerEnter={prepare}
          className="shelf flex items-center gap-2.5 py-1 max-nav:edge-fade nav:mx-0 nav:flex-wrap nav:overflow-visible nav:px-0"
        >
          <FormLink
            search={search}
            form="limits"
            label={m.home_limits()}
            count={countLimits(applied, towns, language)}
            isOpen={limitsPanel.opening !== undefined}
            isLoading={limitsPanel.opening && limitsPanel.Panel === undefined}
            onPress={limitsPanel.press}
            onNear={limitsPanel.prepare}
          />
          <FormLink
            search={search}
            form="where"
            label={m.home_where()}
            isOpen={wherePanel.opening !== undefined}
            isLoading={wherePanel.opening && wherePanel.Panel === undefined}
            onPress={wherePanel.press}
            onNear={wherePanel.prepare}
            count={countTowns(search)}
          />
          <ChoiceLink
            to={address(toggleQuickFilter(search, 'sale'))}
            isChosen={search.filterBy === 'sale'}
          >
            {m.home_sale()}
          </ChoiceLink>
          <ChoiceLink
            to={address(toggleQuickFilter(search, 'packages'))}
            isChosen={search.filterBy === 'packages'}
          >
            {m.home_packages()}
          </ChoiceLink>
          <ChoiceLink
            to={address(toggleFlag(search, 'inStock'))}
            isChosen={search.inStock === true}
          >
            {m.home_in_stock()}
          </ChoiceLink>
          {facets.map((offered) => (
            <FacetButton
              key={offered.facet}
              offered={offered}
              colors={colors}
              search={search}
              isOpen={offered.facet === opened?.facet}
              isLoading={offered.facet === opened?.facet && Panel === undefined}
              onPress={(event) => press(offered.facet, event)}
            />
          ))}
          <PriceOrder search={search} />
        </div>
        {!hasChips && clear}
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
      {listed && (
        <Suspense>
          <FacetList offered={listed} colors={colors} search={search} />
        </Suspense>
      )}
      {search.choose === 'limits' && (
        <Suspense>
          <LimitsForm
            search={applied}
            className="mt-3 max-w-limits rounded-m border border-line bg-surface pt-2 shadow-rest"
          />
        </Suspense>
      )}
      {search.choose === 'where' && (
        <Suspense>
          <WhereForm search={applied} />
        </Suspense>
      )}
      {limitsPanel.Panel && limitsPanel.opening && (
        <limitsPanel.Panel
          search={applied}
          opening={limitsPanel.opening}
          onClose={limitsPanel.close}
        />
      )}
      {wherePanel.Panel && wherePanel.opening && (
        <wherePanel.Panel
          search={applied}
          opening={wherePanel.opening}
          onClose={wherePanel.close}
        />
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
