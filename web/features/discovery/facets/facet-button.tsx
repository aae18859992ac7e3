import { m } from '@orendi/messages';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { NamedColorValue } from '../../catalogue/color-names/name-colors.ts';
import { PanelButton } from '../bar-links.tsx';
import { clearFacets } from '../listing-filters.ts';
import { usePlace } from '../place.ts';
import { ChoiceName, choiceOf } from './choice.tsx';
import { chosenFacets, type OfferedFacet } from './offered-facets.ts';

type Button = ComponentProps<typeof PanelButton>;

interface Props extends Pick<Button, 'search' | 'isOpen' | 'isLoading' | 'onClick'> {
  offered: OfferedFacet;
  /** Includes the chosen colors. */
  colors: NamedColorValue[];
}

/** Opens a facet's values. Shows the chosen value, or how many are chosen, and a second link that lets them go. */
export function FacetButton({ offered, colors, ...button }: Props) {
  const { facet, label, values } = offered;
  const language = useLanguage();
  const { address } = usePlace();
  const chosen = values
    .filter(({ isChosen }) => isChosen)
    .map((value) => choiceOf(value, colors, language));
  const names = chosen.map(({ name }) => name).join(', ');
  const [choice, second] = chosen;
  const isCounted = second !== undefined && !button.isLoading;
  return (
    <PanelButton
      {...button}
      lists={facet}
      label={label}
      value={choice && !second && <ChoiceName choice={choice} />}
      count={isCounted ? chosen.length : 0}
      clear={
        choice && (
          <a
            href={address(clearFacets(button.search, chosenFacets(offered)))}
            data-stay
            aria-label={m.home_facet_let_go({ value: names })}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-pill text-accent-deep hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </a>
        )
      }
    >
      {isCounted && <span className="sr-only">({names})</span>}
    </PanelButton>
  );
}
