import { useEffect, type RefObject } from 'react';

/** Exposes the height of the page's bar to the stylesheet, so that toasts are placed below it even when it wraps. */
export function useBarHeight(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('body > header');
    if (bar === null) return undefined;
    const observer = new ResizeObserver(() =>
      region.current?.style.setProperty('--bar', `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, [region]);
}
