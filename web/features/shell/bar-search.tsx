import { m } from '@orendi/messages';
import type { ToggleEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from '../discovery/search-form.tsx';

const id = 'bar-search';

/**
 * The search on pages without one of their own. It sits in the bar where there is room; elsewhere a button opens it
 * over the bar. A single element for both: a popover, which CSS can also show without opening it.
 */
export function BarSearch() {
  const button =
    'hidden size-11 shrink-0 place-items-center rounded-pill hover:bg-sand max-lg:supports-[selector(:popover-open)]:grid';
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

/**
 * Sets `autofocus` as the popover opens: the browser then focuses the field synchronously, so that phones bring up the
 * keyboard.
 */
function giveFocus({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  currentTarget.querySelector('input')?.toggleAttribute('autofocus', newState === 'open');
}
