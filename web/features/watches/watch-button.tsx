import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';

const load = () => import('./watch-dialog.tsx');
const WatchDialog = lazy(() => load().then((part) => ({ default: part.WatchDialog })));

/** The parameters of a search, or a piece. */
export type Watched = { search: string } | { item: { type: ListingType; id: number } };

/** Takes the height of a line, so that nothing below moves down, and is as easy to press as a button. */
const flat = '-my-3 inline-flex min-h-11 items-center text-s underline underline-offset-4';

/** Opens the choice of how to be told; there for those with script. */
export function WatchButton({ watched, isSmall }: { watched: Watched; isSmall: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="text-start">
      <button
        type="button"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
        className={`in-[html:not([data-currency])]:hidden ${isSmall ? flat : buttonClass('plain')}`}
      >
        {'item' in watched ? m.watch_piece() : isSmall ? m.watch_short() : m.watch_search()}
      </button>
      {isOpen && (
        <Suspense>
          <WatchDialog watched={watched} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
