import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { useKeptText } from '../../platform/kept-text.ts';

/** A listing with what is kept of it. */
export type HeartPiece = Pick<
  Card,
  'type' | 'id' | 'name' | 'image' | 'price' | 'currency' | 'sale' | 'saleType'
>;

/**
 * Keeps a piece, or lets it go. Beside the link of a card it lies on the picture. How pieces are kept loads when somebody
 * presses; see `kept-pieces.ts` for the text that is looked into.
 */
export function Heart({ piece }: { piece: HeartPiece }) {
  const { type, id, name } = piece;
  const kept = useKeptText('kept', 'localStorage');
  // Until script runs nothing can be kept; a page of cards without them loads sooner.
  if (kept === undefined) return null;
  return (
    <button
      type="button"
      aria-label={m.kept_keep({ name })}
      aria-pressed={!!kept?.includes(`"${type}","id":${id},`)}
      className="heart"
      onClick={() =>
        import('./toggle-piece.tsx').then(
          ({ togglePiece }) => togglePiece(piece),
          () => {},
        )
      }
    />
  );
}
