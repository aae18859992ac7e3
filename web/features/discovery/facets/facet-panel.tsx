import { m } from '@orendi/messages';
import { Fragment, memo, type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PanelDialog } from '../panels/panel-dialog.tsx';
import { nameColors } from '../../catalogue/color-names/name-colors.ts';
import { keepValues, type OfferedFacet } from './offered-facets.ts';
import type { PanelProps } from '../use-panel.ts';
import { useListKeys } from './use-list-keys.ts';
import { foldText } from '@orendi/contract/fold-name';
import type { Choice } from './choice.tsx';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { toggleValue } from '../listing-filters.ts';
import { usePlace } from '../place.ts';
import { ChoiceLine, listChoices } from './choice-line.tsx';

/** With heights from the specification. Low screens reduce it, but not below the minimum. */
const list =
  'max-h-[clamp(--spacing(35),var(--panel-room,100dvh)_-_--spacing(34),--spacing(75))] min-h-35 overflow-y-auto overscroll-contain';

interface Props extends PanelProps {
  /** With what is chosen, including what is still being loaded. */
  offered: OfferedFacet;
}

/** A facet's values below its button, or in a bottom sheet on a phone: a field that filters them, and a list. */
export function FacetPanel({ offered, search, opening, onClose }: Props) {
  const { label } = offered;
  const language = useLanguage();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [first] = useState(offered.values);
  const choices = useMemo(() => {
    const values = keepValues(first, offered.values);
    return listChoices(values, nameColors(values), language);
  }, [first, offered, language]);
  const shown = useMemo(() => matchingChoices(choices, typed), [choices, typed]);
  const hasNone = shown.length === 0;
  const optionId = (place: number) => `${listId}-${place}`;
  const leave = () => {
    field.current?.closest('dialog')?.close();
    opening.button.focus({ preventScroll: true });
    onClose();
  };
  const { active, isByKeys, activate, onKeyDown } = useListKeys({
    startsByKey: opening.pointer === '',
    field,
    typed,
    shown,
    optionId,
    close: onClose,
    leave,
  });

  // A finger has no active option before it chooses one.
  const hasActive = isByKeys || opening.pointer !== 'touch';

  return (
    <PanelDialog
      label={label}
      opening={opening}
      field="input"
      headClass="pt-3 nav:hidden"
      data-by-keys={isByKeys || undefined}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className="px-3 pt-1 pb-2 nav:pt-3">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={!hasNone}
          aria-controls={hasNone ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={hasNone ? undefined : optionId(active)}
          placeholder={m.home_facet_select()}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            activate(0, true);
          }}
          className="h-11 w-full rounded-s border border-line-control bg-surface px-3 text-m -outline-offset-1 placeholder:text-ink-quiet focus:border-ink nav:h-10 nav:text-s"
        />
      </div>
      <output className="sr-only">
        {typed !== '' &&
          (hasNone ? m.home_no_options() : m.home_facet_count({ count: shown.length }))}
      </output>
      {hasNone ? (
        <p aria-hidden className={`${list} px-5 py-2 text-s text-ink-quiet`}>
          {m.home_no_options()}
        </p>
      ) : (
        <FacetOptions
          id={listId}
          label={label}
          shown={shown}
          search={search}
          active={hasActive ? active : -1}
          optionId={optionId}
          onPoint={(place) => activate(place, false)}
        />
      )}
      <div className="border-t border-line p-3 nav:hidden">
        <button type="button" onClick={onClose} className={`${buttonClass('main')} w-full`}>
          {m.home_facet_done()}
        </button>
      </div>
    </PanelDialog>
  );
}

/** The choices whose name contains the typed text, ignoring case and accents. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ name, code = '' }) => {
    const text = foldText(`${name} ${code}`);
    return words.every((word) => text.includes(word));
  });
}

/* An object, because the linter would suggest HTML elements that the browser draws itself. */
const listbox = { role: 'listbox', 'aria-multiselectable': true } as const;

interface FacetOptionsProps {
  id: string;
  label: string;
  shown: readonly Choice[];
  search: ListingSearch;
  active: number;
  optionId: (place: number) => string;
  onPoint: (place: number) => void;
}

/** The listbox of a facet's panel. Its options are links: following one adds its value or takes it away. */
function FacetOptions({ id, label, shown, search, active, optionId, onPoint }: FacetOptionsProps) {
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
      <div {...listbox} id={id} aria-label={label} className={`${list} px-2 pb-2`}>
        {shown.map((choice, place) => (
          <Fragment key={`${choice.facet} ${choice.value}`}>
            {place === firstExact && place > 0 && (
              <p
                aria-hidden
                className="px-3 pt-3 pb-1 text-(length:--text-xs) font-semibold text-ink-quiet"
              >
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

/** A link reached with the search field's keys, which keeps the focus. Memoized because there may be hundreds. */
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
