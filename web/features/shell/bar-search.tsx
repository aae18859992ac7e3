import { m } from '@orendi/messages';
import type { ToggleEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from '../discovery/search-form.tsx';

const id = 'bar-search';

/**
 * The search of the pages that have none of their own. It stands in the bar's row where there is room; elsewhere it lies
 * over the bar when its button is pressed. One element for both: a popover, which styles can show without opening it.
 */
export function BarSearch() {
  const button = 'bar-search-button size-11 shrink-0 place-items-center rounded-pill hover:bg-sand';
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={m.search_label()} className={button}>
        <Icon name="search" />
      </button>
      <div id={id} popover="auto" onBeforeToggle={giveFocus} className="bar-search">
        <SearchForm search={{}} className="grow" isCompact />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={m.search_close()}
          className={button}
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}

/** Opening leads into the field; the browser does it at once, so that a phone brings up its keyboard. */
function giveFocus({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  currentTarget.querySelector('input')?.toggleAttribute('autofocus', newState === 'open');
}
