import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import { pieceKey, type KeptPiece } from './kept-pieces.ts';

/** The kept pieces, newest first. */
export function KeptList({ pieces }: { pieces: readonly KeptPiece[] }) {
  return (
    <ul aria-label={m.kept_title()} className="grid gap-3">
      {pieces.map((piece) => (
        <li key={pieceKey(piece)}>
          <a href={paths.listing(piece.type, piece.id, piece.name)}>{piece.name}</a>
        </li>
      ))}
    </ul>
  );
}
