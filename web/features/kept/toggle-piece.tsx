import { effectivePrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { dismissToast, showToast } from '../../ui/toast/show-toast.ts';
import type { HeartPiece } from './heart.tsx';
import { addPieces, keptPieces, pieceKey, removePieces } from './kept-pieces.ts';

const toastId = 'kept';

/** Keeps a listing at its price of today, or lets it go. */
export function togglePiece(piece: HeartPiece): void {
  const { type, id, name, image, currency } = piece;
  if (keptPieces().some((other) => pieceKey(other) === pieceKey(piece))) {
    if (tellRefusal(removePieces(piece))) dismissToast(toastId);
    return;
  }
  const price = effectivePrice(piece);
  if (!tellRefusal(addPieces({ type, id, name, image, price, currency, at: Date.now() }))) return;
  showToast({
    kind: 'success',
    id: toastId,
    text: (
      <>
        {m.kept_done()}{' '}
        <a href={paths.kept} className="underline underline-offset-4">
          {m.kept_title()}
        </a>
      </>
    ),
  });
}

/** Says so if the browser keeps nothing; otherwise true. */
export function tellRefusal(isDone: boolean): boolean {
  if (!isDone) showToast({ kind: 'error', id: toastId, text: m.kept_refused() });
  return isDone;
}
