import { m } from '@orendi/messages';
import type { MouseEvent } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ColorChoice } from '../../catalogue/color-names/color-choices.ts';
import { chooseValue, listValues } from '../listing-filters.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { usePlace } from '../place.ts';
import { ChoiceName } from './choice-name.tsx';
import { choiceOf } from './choice-of.ts';
import type { OfferedFacet } from './offered-facets.ts';
import { pressByKey } from './use-facet-panel.ts';

interface Props {
  offered: OfferedFacet;
  /** Includes the chosen color. */
  colors: ColorChoice[];
  search: ListingSearch;
  isOpen: boolean;
  /** A press is waiting for the panel's script. */
  isLoading: boolean;
  onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Opens a facet's values: a link to the page that lists them, turned into a button by script. Shows the chosen value,
 * and a second link that clears it.
 */
export function FacetButton(props: Props) {
  const { offered, colors, search, isOpen, isLoading, onPress } = props;
  const { facet, label, chosen } = offered;
  const language = useLanguage();
  const { address } = usePlace();
  const isListed = search.choose === facet;
  const choice = chosen === undefined ? null : choiceOf(chosen, colors, language);
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
        {choice || isLoading ? <span className="sr-only">{label}: </span> : label}
        {isLoading ? (
          <output>{m.home_facet_loading()}</output>
        ) : (
          choice && <ChoiceName choice={choice} />
        )}
        {!choice && <Icon name="down" className="-mr-1.5 size-4.5 transition-[rotate]" />}
      </a>
      {choice && (
        <a
          href={address(chooseValue(search, facet, undefined, language))}
          data-stay
          aria-label={m.home_facet_let_go({ value: choice.name })}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-pill text-accent-deep hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </a>
      )}
    </span>
  );
}

/** Makes the link a button once pressing it opens a panel instead of a page. */
function becomeButton(link: HTMLAnchorElement | null): void {
  link?.setAttribute('role', 'button');
  link?.setAttribute('aria-haspopup', 'dialog');
}
