import { lazy, Suspense } from 'react';
import type { Listing } from './listing.ts';

/*
 * Parts of the detail page that must not delay it. The server renders them synchronously; the browser keeps that markup
 * and loads their scripts later. One whose script fails to load is left out.
 */

const nothing = () => ({ default: () => null });
const loadFit = () =>
  import('./fit/fit-form.tsx').then((part) => ({ default: part.FitForm }), nothing);
const loadScale = () =>
  import('./scale/scale-drawing.tsx').then((part) => ({ default: part.ScaleDrawing }), nothing);
const Fit = import.meta.env.SSR ? (await loadFit()).default : lazy(loadFit);
const Scale = import.meta.env.SSR ? (await loadScale()).default : lazy(loadScale);

interface Props {
  listing: Listing;
  /** Keyed by category id. */
  categoryIcons: Record<number, string>;
}

export function LateParts({ listing, categoryIcons }: Props) {
  return (
    <>
      {listing.type === 'product' && (
        <Suspense>
          <Scale product={listing} categoryIcon={categoryIcons[listing.category_id]} />
        </Suspense>
      )}
      <Suspense>
        <Fit key={listing.id} listing={listing} categoryIcons={categoryIcons} />
      </Suspense>
    </>
  );
}
