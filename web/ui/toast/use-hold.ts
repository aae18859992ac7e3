import { useEffect, useState, type RefObject } from 'react';
import { hold } from './hold.ts';

interface Clock {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Stops the toasts' time while somebody is at them: with the pointer, with the focus, or away in another tab. Looks
 * instead of counting events, because a toast that goes away under the pointer ends no hover.
 */
export function useHold(
  region: RefObject<HTMLElement | null>,
  { startPause, endPause }: Clock,
): void {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const look = () => setHeld(isSomebodyAt(element));
    // Once the focus is where it goes to.
    const lookAfter = () => queueMicrotask(look);
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout'] as const) {
      element.addEventListener(type, lookAfter, { signal });
    }
    document.addEventListener('visibilitychange', look, { signal });
    const comingAndGoing = new MutationObserver(look);
    comingAndGoing.observe(element, { childList: true, subtree: true, attributeFilter: ['inert'] });
    return () => {
      listening.abort();
      comingAndGoing.disconnect();
    };
  }, [region]);

  useEffect(() => {
    if (!isHeld) return;
    hold(Date.now());
    startPause();
  }, [isHeld, startPause]);

  useEffect(() => {
    if (isHeld) return;
    hold(undefined);
    endPause();
  }, [isHeld, endPause]);
}

function isSomebodyAt(region: HTMLElement): boolean {
  if (document.hidden || region.contains(document.activeElement)) return true;
  // A tap leaves a hover behind that is none.
  return matchMedia('(hover: hover)').matches && region.querySelector(':hover') !== null;
}
