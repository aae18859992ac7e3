import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';

const WaysOn = lazy(() => import('./ways-on.tsx'));

/** Ways on from a page with nothing to show. They come from the API once the page is alive, below all that it says. */
export function WaysOnLater() {
  return (
    useHydrated() && (
      <Suspense>
        <WaysOn />
      </Suspense>
    )
  );
}
