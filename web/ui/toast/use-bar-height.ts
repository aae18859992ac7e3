import { useEffect, type RefObject } from 'react';

/** Tells the stylesheet how high the page's bar is, so that toasts stand below it also where it has grown a second line. */
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
