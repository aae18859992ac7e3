import type { SharedList } from '@orendi/contract/schemas/list';
import { m } from '@orendi/messages';
import { Icon } from '../../ui/icon.tsx';
import { PieceRow } from '../catalogue/piece-row.tsx';
import { Price } from '../catalogue/price.tsx';
import { Button } from '../forms/button.tsx';
import { Heart } from '../kept/heart.tsx';

interface Props {
  piece: SharedList['pieces'][number];
  /** Undefined by the link for reading. */
  change: { write: () => void; remove: () => void } | undefined;
}

/** A piece of a list with its price of today and its note, or that it is no longer there. Its heart keeps it. */
export function ListPiece({ piece, change }: Props) {
  const { card, note } = piece;
  const shown = card ?? { ...piece, name: m.list_piece_gone(), image: null };
  const about = <span className="sr-only">: {shown.name}</span>;
  return (
    <PieceRow piece={shown} isMissing={card === null} facts={card && <Price item={card} />}>
      {note && <p className="basis-full whitespace-pre-line wrap-anywhere">{note}</p>}
      <div className="flex basis-full flex-wrap items-center gap-2 empty:hidden">
        {change && (
          <>
            <Button size="small" onClick={change.write}>
              {note ? m.list_note_change() : m.list_note_add()}
              {about}
            </Button>
            <Button size="small" onClick={change.remove}>
              <Icon name="close" className="size-4" />
              {m.list_remove()}
              {about}
            </Button>
          </>
        )}
        {card && (
          <div className="relative -mr-2 ml-auto size-11 shrink-0">
            <Heart piece={card} />
          </div>
        )}
      </div>
    </PieceRow>
  );
}
