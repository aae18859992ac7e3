import { m } from '@orendi/messages';
import { showToast } from './show-toast.ts';

/** In milliseconds: for so long a change can be undone. */
const undoMs = 10_000;

/** Tells of a change, with a button that undoes it. */
export function showUndoToast(id: string, text: string, onUndo: () => void): void {
  showToast({
    kind: 'success',
    id,
    duration: undoMs,
    text: (
      <>
        {text}{' '}
        <button type="button" onClick={onUndo} className="underline underline-offset-4">
          {m.products_undo()}
        </button>
      </>
    ),
  });
}
