import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { leftPosition } from '../../platform/scroll-positions.ts';
import { hasKeptRows } from './kept-rows.ts';

/**
 * After a full reload the server-rendered page has fewer rows than were expanded, and may have been too short for the
 * browser to restore the scroll position. Restores it once the rows are back.
 */
export function useReopenedScroll(): void {
  const { key, state } = useLocation();
  const isHydrated = useHydrated();
  const wasServed = useRef(!isHydrated);

  useLayoutEffect(() => {
    if (!isHydrated || !wasServed.current) return;
    wasServed.current = false;
    const top = hasKeptRows(state) ? leftPosition(key) : undefined;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [isHydrated, key, state]);
}
