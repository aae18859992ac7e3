import { m } from '@orendi/messages';
import type { MouseEvent } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { clearFacets, listValues } from '../listing-filters.ts';
import { usePlace } from '../place.ts';
import { ChoiceName, choiceOf } from './choice.tsx';
import type { NamedColorValue } from '../../catalogue/color-names/name-colors.ts';
import { chosenFacets, type OfferedFacet } from './offered-facets.ts';
import { becomeButton, pressByKey } from '../use-panel.ts';

interface Props {
  offered: OfferedFacet;
  /** Includes the chosen colors. */
  colors: NamedColorValue[];
  search: ListingSearch;
  isOpen: boolean;
  /** A press is waiting for the panel's script. */
  isLoading: boolean;
  onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Opens a facet's values: a link to the page that lists them, turned into a button by script. Shows the chosen value, or
 * how many are chosen, and a second link that lets them go.
 */
export function FacetButton(props: Props) {
  const { offered, colors, search, isOpen, isLoading, onPress } = props;
  const { facet, label, values } = offered;
  const language = useLanguage();
  const { address } = usePlace();
  const isListed = search.choose === facet;
  const chosen = values
    .filter(({ isChosen }) => isChosen)
    .map((value) => choiceOf(value, colors, language));
  const names = chosen.map(({ name }) => name).join(', ');
  const [choice] = chosen;
  const isOne = chosen.length === 1;
  return (
    <span className="relative shrink-0">
      <a
        ref={becomeButton}
        href={`${address(listValues(search, facet))}#filters`}
        rel="nofollow"
        aria-expanded={isOpen || isListed}
        onClick={onPress}
        onKeyDown={pressByKey}
        className={`facet-button ${buttonClass(choice ? 'chosen' : 'plain', 'small')}`}
      >
        {isOne || isLoading ? <span className="sr-only">{label}: </span> : label}
        {isLoading ? (
          <output>{m.home_facet_loading()}</output>
        ) : isOne && choice ? (
          <ChoiceName choice={choice} />
        ) : (
          choice && (
            <>
              <span className="min-w-5 rounded-pill bg-accent px-1.5 text-center text-xs/5 text-on-dark">
                {chosen.length}
              </span>
              <span className="sr-only">({names})</span>
            </>
          )
        )}
        {!choice && <Icon name="down" className="-mr-1.5 size-4.5 transition-[rotate]" />}
      </a>
      {choice && (
        <a
          href={address(clearFacets(search, chosenFacets(offered)))}
          data-stay
          aria-label={m.home_facet_let_go({ value: names })}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-pill text-accent-deep hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </a>
      )}
    </span>
  );
}
