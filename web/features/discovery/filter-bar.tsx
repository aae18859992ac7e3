import { lazy, Suspense } from 'react';
import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { useLanguage } from '../../platform/page-environment.tsx';
import { ChoiceLink } from '../../ui/choice-link.tsx';
import type { ColorChoice } from '../catalogue/color-names/color-choices.ts';
import { FacetButton } from './facets/facet-button.tsx';
import { offeredFacets } from './facets/offered-facets.ts';
import { useFacetPanel } from './facets/use-facet-panel.ts';
import { chooseIndustry, isFiltering, toggleFlag, toggleQuickFilter } from './listing-filters.ts';
import type { ListingSearch } from '../../platform/listing-search.ts';
import { usePlace } from './place.ts';
import { PriceOrder } from './price-order.tsx';
import { useOrientation } from './orientation/use-orientation.ts';

/** Rendered on the server for pages without script; the browser loads it only on demand. */
const FacetList = import.meta.env.SSR
  ? (await import('./facets/facet-list.tsx')).FacetList
  : lazy(() => import('./facets/facet-list.tsx').then((part) => ({ default: part.FacetList })));

interface Props {
  search: ListingSearch;
  options: AdvancedFilters;
  /** The colors the page names. */
  colors: ColorChoice[];
}

/** Filters and sorting of the results; brand, color and material appear only if there is a choice. */
export function FilterBar({ search, options, colors }: Props) {
  const language = useLanguage();
  const { address } = usePlace();
  const { opening, Panel, press, close, prepare } = useFacetPanel();
  const facets = offeredFacets(search, options, language);
  const listed = facets.find(({ facet }) => facet === search.choose);
  const opened = facets.find(({ facet }) => facet === opening?.facet);
  const bar = useOrientation();
  return (
    <section ref={bar} id="filters" aria-label={m.home_filters()} className="relative">
      <div className="nav:flex nav:items-center nav:gap-2.5">
        <div
          role="presentation"
          onFocus={prepare}
          onPointerEnter={prepare}
          className="shelf flex items-center gap-2.5 py-1 max-nav:edge-fade nav:mx-0 nav:flex-wrap nav:overflow-visible nav:px-0"
        >
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
              isOpen={offered === opened}
              isLoading={offered === opened && Panel === undefined}
              onPress={(event) => press(offered.facet, event)}
            />
          ))}
          <PriceOrder search={search} />
        </div>
        {isFiltering(search) && (
          <a
            href={address(chooseIndustry({}, search.industryId))}
            data-stay
            className="inline-block py-3 max-nav:absolute max-nav:top-full max-nav:right-0 text-s font-medium whitespace-nowrap text-ink-quiet underline underline-offset-4 hover:text-ink nav:px-2"
          >
            {m.home_clear_filters()}
          </a>
        )}
      </div>
      {listed && (
        <Suspense>
          <FacetList offered={listed} colors={colors} search={search} />
        </Suspense>
      )}
      {Panel && opening && opened && (
        <Panel
          key={opened.facet}
          offered={opened}
          search={search}
          opening={opening}
          onClose={close}
        />
      )}
    </section>
  );
}
