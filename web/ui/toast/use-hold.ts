import { useEffect, useState, type RefObject } from 'react';
import type { useToaster } from 'react-hot-toast/headless';
import { useWhileShown } from '../use-while-shown.ts';

/** When toasts were paused; undefined while they run. */
let since: number | undefined;

/** Milliseconds for which toasts have been paused. */
export function heldFor(): number {
  return since === undefined ? 0 : Date.now() - since;
}

/** Menus that open over the page; toasts are hidden meanwhile. */
const openMenu = 'details[open] .menu-choice';

/**
 * Pauses toasts while the user is at them (hover or focus), in a menu, or away in another tab. Checks the state instead of
 * counting events, because a toast removed under the pointer fires no leave event.
 */
export function useHold(
  region: RefObject<HTMLElement | null>,
  { startPause, endPause }: ReturnType<typeof useToaster>['handlers'],
): void {
  const [isHeld, setHeld] = useState(false);

  useWhileShown(region, (element, signal) => {
    const look = () => setHeld(isSomebodyAt(element));
    // Deferred until the focus has arrived at its target.
    const lookAfter = () => queueMicrotask(look);
    for (const type of ['focusin', 'focusout'] as const) {
      element.addEventListener(type, lookAfter, { signal });
    }
    // Listens on the document: when the toast under the pointer is replaced, the region gets no leave event.
    for (const type of ['pointerover', 'pointerout'] as const) {
      document.addEventListener(type, look, { signal });
    }
    document.addEventListener('visibilitychange', look, { signal });
    // Does not bubble.
    document.addEventListener('toggle', look, { signal, capture: true });
    const comingAndGoing = new MutationObserver(look);
    comingAndGoing.observe(element, { childList: true, subtree: true, attributeFilter: ['inert'] });
    signal.addEventListener('abort', () => comingAndGoing.disconnect());
  });

  useEffect(() => {
    if (!isHeld) return;
    since = Date.now();
    startPause();
  }, [isHeld, startPause]);

  useEffect(() => {
    if (isHeld) return;
    since = undefined;
    endPause();
  }, [isHeld, endPause]);
}

function isSomebodyAt(region: HTMLElement): boolean {
  if (document.hidden || region.contains(document.activeElement)) return true;
  if (document.querySelector(openMenu) !== null) return true;
  // A tap leaves a stale hover state on touch devices.
  return matchMedia('(hover: hover)').matches && region.querySelector(':hover') !== null;
}
