import { m } from '@orendi/messages';
import { useId, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PanelDialog } from '../panels/panel-dialog.tsx';
import { nameColors } from '../../catalogue/color-names/name-colors.ts';
import { FacetOptions } from './facet-options.tsx';
import { listChoices } from './list-choices.ts';
import { matchingChoices } from './matching-choices.ts';
import { keepValues, type OfferedFacet } from './offered-facets.ts';
import type { PanelProps } from '../use-panel.ts';
import { useListKeys } from './use-list-keys.ts';

interface Props extends PanelProps {
  /** With what is chosen, including what is still being loaded. */
  offered: OfferedFacet;
}

/**
 * A facet's values in a panel below its button, or in a bottom sheet on a phone: a field that filters them, and a list
 * navigated with its arrow keys. It stays open while values are chosen and let go.
 */
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
  const keys = {
    startsByKey: opening.pointer === '',
    field,
    typed,
    shown,
    optionId,
    close: onClose,
    leave,
  };
  const { active, isByKeys, activate, onKeyDown } = useListKeys(keys);

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
        <p aria-hidden className="panel-list px-5 py-2 text-s text-ink-quiet">
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
