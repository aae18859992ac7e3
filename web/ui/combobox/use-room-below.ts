import { useLayoutEffect, type RefObject } from 'react';

/* In pixels. */
const margin = 8;
/** Below that the list goes on outside the screen rather than shrink further. */
const leastHeight = 160;
/** With less than that the page is moved, so that field and list come to its top. */
const comfortableHeight = 240;

/** Keeps a box within what can be seen of the screen: on a phone that ends where the keyboard begins. */
export function useRoomBelow(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const element = box.current;
    if (!isShown || view === null || element === null) return undefined;
    const roomBelow = () =>
      view.offsetTop + view.height - element.getBoundingClientRect().top - margin;
    const fit = () => {
      const height = Math.max(leastHeight, Math.floor(roomBelow()));
      element.style.setProperty('max-height', `${height}px`);
    };
    fit();
    if (roomBelow() < comfortableHeight) element.parentElement?.scrollIntoView();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener('resize', fit, { signal });
    view.addEventListener('scroll', fit, { signal });
    document.addEventListener('scroll', fit, { signal, passive: true });
    return () => listening.abort();
  }, [box, isShown]);
}
