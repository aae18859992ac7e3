import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { lazy, Suspense, useState } from 'react';
import { listingSearch, type ListingSearch } from '../../platform/listing-search.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { filtersOf } from '../discovery/listing-filters.ts';
import { usePlace } from '../discovery/place.ts';

const load = () => import('./watch-dialog.tsx');
const WatchDialog = lazy(() => load().then((part) => ({ default: part.WatchDialog })));

/** The parameters of a search, or a piece. */
export type Watched = { search: string } | { item: { type: ListingType; id: number } };

interface Props {
  watched: Watched;
  isSmall?: boolean;
  label: string;
}

/** Opens the choice of how to be told; there for those with script. */
function WatchButton({ watched, isSmall = false, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="text-start">
      <button
        type="button"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
        className={`in-[html:not([data-currency])]:hidden ${buttonClass('plain', isSmall ? 'small' : undefined)}`}
      >
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <WatchDialog watched={watched} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Watches what the page searches for. */
export function WatchSearch({
  search,
  isSmall = false,
}: {
  search: ListingSearch;
  isSmall?: boolean;
}) {
  const { businessId } = usePlace();
  const { understand } = search;
  const parameters = new URLSearchParams(
    listingSearch.format({ ...filtersOf(search), understand }),
  );
  if (businessId !== undefined) parameters.set('businessId', String(businessId));
  const watched = { search: parameters.toString() };
  return (
    <WatchButton
      watched={watched}
      isSmall={isSmall}
      label={isSmall ? m.watch_short() : m.watch_search()}
    />
  );
}

export function WatchPiece({ type, id }: { type: ListingType; id: number }) {
  return <WatchButton watched={{ item: { type, id } }} isSmall label={m.watch_piece()} />;
}
