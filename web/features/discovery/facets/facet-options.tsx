import { m } from '@orendi/messages';
import { Fragment, type MouseEvent, memo } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { toggleValue } from '../listing-filters.ts';
import { usePlace } from '../place.ts';
import type { Choice } from './choice.tsx';
import { ChoiceLine } from './choice-line.tsx';

/* An object, because the linter would suggest HTML elements that the browser draws itself. */
const listbox = { role: 'listbox', 'aria-multiselectable': true } as const;

interface Props {
  id: string;
  label: string;
  shown: readonly Choice[];
  search: ListingSearch;
  active: number;
  optionId: (place: number) => string;
  onPoint: (place: number) => void;
}

/** The listbox of a facet's panel. Its options are links: following one adds its value or takes it away. */
export function FacetOptions({ id, label, shown, search, active, optionId, onPoint }: Props) {
  const language = useLanguage();
  const { address } = usePlace();
  const firstExact = shown.findIndex(({ facet }) => facet === 'color');

  function point({ target }: MouseEvent): void {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    const place = shown.findIndex((_, at) => optionId(at) === option?.id);
    if (place >= 0 && place !== active) onPoint(place);
  }

  return (
    // A press must not move the focus out of the field.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()} onMouseMove={point}>
      <div {...listbox} id={id} aria-label={label} className="panel-list px-2 pb-2">
        {shown.map((choice, place) => (
          <Fragment key={`${choice.facet} ${choice.value}`}>
            {place === firstExact && place > 0 && (
              <p aria-hidden className="choice-heading">
                {m.home_exact_colors()}
              </p>
            )}
            <FacetOption
              id={optionId(place)}
              choice={choice}
              href={address(toggleValue(search, choice.facet, choice.value, language))}
              isActive={place === active}
            />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

const optionRole = (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }) as const;

interface FacetOptionProps {
  id: string;
  choice: Choice;
  href: string;
  isActive: boolean;
}

/**
 * A link reached with the search field's keys; the focus itself stays in the field. Memoized because there may be
 * hundreds.
 */
const FacetOption = memo(function FacetOption({ id, choice, href, isActive }: FacetOptionProps) {
  return (
    <a
      id={id}
      {...optionRole(choice.isChosen)}
      href={href}
      data-stay
      data-active={isActive || undefined}
      data-none={choice.count === 0 || undefined}
      tabIndex={-1}
      draggable={false}
      className="menu-choice"
    >
      <ChoiceLine choice={choice} />
    </a>
  );
});
