import type { ListingType } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { buttonClass } from '../../ui/button-class.ts';
import { useDialog } from '../../ui/dialogs/use-dialog.ts';

/** The parameters of a search, or a piece. */
export type Watched = { search: string } | { item: { type: ListingType; id: number } };

/** Takes the height of a line, so that nothing below moves down, and is as easy to press as a button. */
const flat = '-my-3 inline-flex min-h-11 items-center text-s underline underline-offset-4';

/** Opens the choice of how to be told; there for those with script. */
export function WatchButton({ watched, isSmall }: { watched: Watched; isSmall: boolean }) {
  const { dialog, open, close } = useDialog();
  const load = () => import('./watch-dialog.tsx');
  const choose = () =>
    open(load, ({ WatchDialog }) => <WatchDialog watched={watched} onClose={close} />);
  return (
    <div className="flex text-start">
      <button
        type="button"
        onPointerEnter={() => void load().catch(() => {})}
        onClick={choose}
        className={`in-[html:not([data-currency])]:hidden ${isSmall ? flat : buttonClass('plain')}`}
      >
        {'item' in watched ? m.watch_piece() : isSmall ? m.watch_short() : m.watch_search()}
      </button>
      {dialog}
    </div>
  );
}
