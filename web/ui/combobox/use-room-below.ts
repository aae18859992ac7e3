import { useLayoutEffect, type RefObject } from 'react';

/* In pixels. */
const margin = 8;
/** In pixels. With less room, the list extends off screen rather than shrink further. */
const leastHeight = 160;
/** In pixels. With less room, the page scrolls to bring the field and list to its top. */
const comfortableHeight = 240;

/** Fits a box to the visual viewport, which ends where the on-screen keyboard begins. */
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
