import type { AdvancedFilters } from '@orendi/contract/schemas/results';
import { m } from '@orendi/messages';
import { useLanguage } from '../../page-environment.tsx';
import { paths } from '../../paths.ts';
import { ChoiceLink } from '../../ui/choice-link.tsx';
import { FacetMenu } from './facet-menu.tsx';
import { chooseIndustry, isFiltering, toggleQuickFilter } from './home-filters.ts';
import type { HomeSearch } from './home-search.ts';
import { PriceOrder } from './price-order.tsx';

/** What narrows and orders the results; brand, colour and material only where there is something to choose. */
export function FilterBar({ search, options }: { search: HomeSearch; options: AdvancedFilters }) {
  const isAlbanian = useLanguage() === 'al';
  return (
    <section
      aria-label={m.home_filters()}
      className="shelf flex items-center gap-2.5 py-1 nav:flex-wrap nav:overflow-visible"
    >
      <ChoiceLink
        to={paths.home(toggleQuickFilter(search, 'sale'))}
        isChosen={search.filterBy === 'sale'}
      >
        {m.home_sale()}
      </ChoiceLink>
      <ChoiceLink
        to={paths.home(toggleQuickFilter(search, 'packages'))}
        isChosen={search.filterBy === 'packages'}
      >
        {m.home_packages()}
      </ChoiceLink>
      <FacetMenu facet="brand" label={m.home_brand()} values={options.brands} search={search} />
      <FacetMenu facet="color" label={m.home_color()} values={options.colors} search={search} />
      <FacetMenu
        facet={isAlbanian ? 'material_al' : 'material'}
        label={m.home_material()}
        values={isAlbanian ? options.materials_al : options.materials}
        search={search}
      />
      <PriceOrder search={search} />
      {isFiltering(search) && (
        <a
          href={paths.home(chooseIndustry({}, search.industryId))}
          className="p-2 text-s font-medium whitespace-nowrap text-ink-quiet underline underline-offset-4 hover:text-ink"
        >
          {m.home_clear_filters()}
        </a>
      )}
    </section>
  );
}
