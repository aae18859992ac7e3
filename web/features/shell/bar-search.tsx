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
      <div
        id={id}
        popover="auto"
        onBeforeToggle={giveFocus}
        // Narrow enough to stay in the row; with very large text it wraps to its own.
        className="hidden items-center gap-2 overflow-visible bg-transparent text-inherit backdrop:animate-appear backdrop:bg-ink/40 open:inset-[0_0_auto] open:flex open:w-auto open:animate-unfold open:border-b open:border-line open:bg-paper open:px-(--page-margin) open:pt-[calc(--spacing(2)_+_env(safe-area-inset-top))] open:pb-2 lg:relative lg:inset-auto lg:flex lg:w-auto lg:max-w-96 lg:flex-[1_0_--spacing(64)]"
      >
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

/** Sets `autofocus` as the popover opens: the browser then focuses at once, and phones bring up the keyboard. */
function giveFocus({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  currentTarget.querySelector('input')?.toggleAttribute('autofocus', newState === 'open');
}
