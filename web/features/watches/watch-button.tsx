import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';

const load = () => import('./watch-dialog.tsx');
const WatchDialog = lazy(() => load().then((part) => ({ default: part.WatchDialog })));

/** The parameters of a search, or a piece. */
export type Watched = { search: string } | { item: { type: ListingType; id: number } };

interface Props {
  watched: Watched;
  isSmall?: boolean;
  label: ReactNode;
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

/** @param search the parameters of what the page searches for */
export function WatchSearch({ search, isSmall }: { search: string; isSmall: boolean }) {
  const label = isSmall ? m.watch_short() : m.watch_search();
  return <WatchButton watched={{ search }} isSmall={isSmall} label={label} />;
}

interface PieceProps {
  type: ListingType;
  id: number;
  /** Among several pieces: names this one to screen readers. */
  name?: string;
}

export function WatchPiece({ type, id, name }: PieceProps) {
  const short = (
    <>
      {m.watch_short()}
      <span className="sr-only">: {name}</span>
    </>
  );
  const label = name === undefined ? m.watch_piece() : short;
  return <WatchButton watched={{ item: { type, id } }} isSmall label={label} />;
}
