import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { leftPosition } from '../../platform/scroll-positions.ts';
import { hasKeptRows } from './kept-rows.ts';

/**
 * After a full reload the server's page has fewer rows than the visitor had opened, and may have been too short for
 * the browser to scroll back to where they were. Once the rows stand again, this does.
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
