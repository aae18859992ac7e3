import { m } from '@orendi/messages';
import { useId, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { colorChoices } from '../../catalogue/color-names/color-choices.ts';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { FacetOptions } from './facet-options.tsx';
import { listChoices } from './list-choices.ts';
import { matchingChoices } from './matching-choices.ts';
import type { OfferedFacet } from './offered-facets.ts';
import type { Opening } from './use-facet-panel.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePanelDialog } from './use-panel-dialog.ts';

interface Props {
  offered: OfferedFacet;
  search: ListingSearch;
  opening: Opening;
  onClose: () => void;
}

/**
 * A facet's values in a panel below its button, or in a bottom sheet on a phone: a field that filters them, and a list
 * navigated with its arrow keys. Choosing the chosen value clears it.
 */
export function FacetPanel({ offered, search, opening, onClose }: Props) {
  const { facet, label, values, chosen } = offered;
  const language = useLanguage();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const choices = useMemo(
    () => listChoices(offered, facet === 'color' ? colorChoices(values) : [], language),
    [offered, facet, values, language],
  );
  const shown = useMemo(() => matchingChoices(choices, typed), [choices, typed]);
  const hasNone = shown.length === 0;
  const optionId = (place: number) => `${listId}-${place}`;
  const dialog = usePanelDialog(opening, field, onClose);
  const leave = () => {
    dialog.current?.close();
    opening.button.focus({ preventScroll: true });
    onClose();
  };
  const keys = {
    startsByKey: opening.pointer === '',
    field,
    typed,
    shown,
    chosen,
    optionId,
    close: onClose,
    leave,
  };
  const { active, isByKeys, activate, onKeyDown } = useListKeys(keys);

  // A finger has no active option before it chooses one.
  const hasActive = isByKeys || opening.pointer !== 'touch';

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      tabIndex={-1}
      data-by-keys={isByKeys || undefined}
      onKeyDown={onKeyDown}
      className="drop-panel animate-rise open:flex open:flex-col nav:animate-unfold"
    >
      <div className="flex items-center justify-between pt-3 pr-2 pl-5 font-semibold nav:hidden">
        {label}
        <button
          type="button"
          aria-label={m.home_facet_close()}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-pill hover:bg-sand"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
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
        <p aria-hidden className="panel-list px-5 py-2 text-s text-ink-quiet">
          {m.home_no_options()}
        </p>
      ) : (
        <FacetOptions
          id={listId}
          offered={offered}
          shown={shown}
          search={search}
          active={hasActive ? active : -1}
          optionId={optionId}
          onPoint={(place) => activate(place, false)}
          onChoose={onClose}
        />
      )}
    </dialog>
  );
}
