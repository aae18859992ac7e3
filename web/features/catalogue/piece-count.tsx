import { m } from '@orendi/messages';
import { Tag } from '../../ui/tag.tsx';

/** On the picture of a package: how many pieces it has. */
export function PieceCount({ pieces }: { pieces: number }) {
  return (
    <Tag look="plain" className="absolute top-3 right-3">
      {m.card_pieces({ count: pieces })}
    </Tag>
  );
}
