import { m } from '@orendi/messages';
import { Fragment } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { toggleValue } from '../listing-filters.ts';
import { usePlace } from '../place.ts';
import { ChoiceLine, listChoices } from './choice-line.tsx';
import type { NamedColorValue } from '../../catalogue/color-names/name-colors.ts';
import type { OfferedFacet } from './offered-facets.ts';

interface Props {
  offered: OfferedFacet;
  /** All of them, for a facet of colors. */
  colors: NamedColorValue[];
  search: ListingSearch;
}

/** A facet's values as links on the page: where its button leads without script. The list stays while one chooses. */
export function FacetList({ offered, colors, search }: Props) {
  const { facet, label, values } = offered;
  const language = useLanguage();
  const { address } = usePlace();
  const choices = listChoices(values, colors, language);
  const firstExact = choices.findIndex((choice) => choice.facet === 'color');
  return (
    <nav
      aria-label={label}
      className="mt-3 overflow-hidden rounded-m border border-line bg-surface shadow-rest"
    >
      <ul className="grid max-h-75 min-h-35 content-start gap-x-2 overflow-y-auto p-2 xs:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6">
        {choices.map((choice, place) => {
          const chosen = toggleValue(search, choice.facet, choice.value, language);
          return (
            <Fragment key={`${choice.facet} ${choice.value}`}>
              {place === firstExact && place > 0 && (
                <li className="col-span-full px-3 pt-3 pb-1 text-(length:--text-xs) font-semibold text-ink-quiet">
                  {m.home_exact_colors()}
                </li>
              )}
              <li>
                <a
                  href={`${address({ ...chosen, choose: facet })}#filters`}
                  rel="nofollow"
                  data-stay
                  aria-current={choice.isChosen ? 'true' : undefined}
                  data-none={choice.count === 0 || undefined}
                  className="menu-choice"
                >
                  <ChoiceLine choice={choice} />
                </a>
              </li>
            </Fragment>
          );
        })}
      </ul>
    </nav>
  );
}
