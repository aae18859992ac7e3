import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ColorChoice } from '../../catalogue/color-names/color-choices.ts';
import { chooseValue } from '../listing-filters.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { usePlace } from '../place.ts';
import { ChoiceName } from './choice-name.tsx';
import { listChoices } from './list-choices.ts';
import type { OfferedFacet } from './offered-facets.ts';

interface Props {
  offered: OfferedFacet;
  /** All of them, for a facet of colors. */
  colors: ColorChoice[];
  search: ListingSearch;
}

/** A facet's values as links on the page: where its button leads without script. */
export function FacetList({ offered, colors, search }: Props) {
  const { facet, label, chosen } = offered;
  const language = useLanguage();
  const { address } = usePlace();
  return (
    <nav
      aria-label={label}
      className="mt-3 overflow-hidden rounded-m border border-line bg-surface shadow-rest"
    >
      <ul className="grid max-h-75 min-h-35 content-start gap-x-2 overflow-y-auto p-2 xs:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6">
        {listChoices(offered, colors, language).map((choice) => {
          const isChosen = choice.value === chosen;
          const next = isChosen ? undefined : choice.value;
          return (
            <li key={choice.value}>
              <a
                href={address(chooseValue(search, facet, next, language))}
                data-stay
                aria-current={isChosen ? 'true' : undefined}
                className="menu-choice"
              >
                <ChoiceName choice={choice} />
                {isChosen && <Icon name="check" className="ml-auto size-4.5 text-accent" />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
