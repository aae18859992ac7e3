import { isOnSale } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { cardFrame } from './picture-frames.ts';
import { Price } from './price.tsx';

/** Cards in the first row on most screens; where a row has fewer, the rest load lazily. */
const widestFirstRow = 4;

interface Props {
  card: Card;
  /** Index in a list that is above the fold. */
  rank?: number;
  /** The picture's size, depending on the grid's columns. */
  frame?: PictureFrame;
}

export function ListingCard({ card, rank, frame = cardFrame }: Props) {
  return (
    <a href={paths.listing(card.type, card.id)} className="group block rounded-m">
      <div className="card-picture" style={pictureColor(card.image)}>
        <Picture
          url={card.image}
          focus={card.image_focus}
          alt=""
          frame={frame}
          isFirst={rank === 0}
          isAmongFirst={rank !== undefined && rank < widestFirstRow}
          className="group-hover:scale-[1.025] motion-safe:transition-[scale,opacity] motion-safe:duration-500"
        />
        {isOnSale(card) && <Tag className="absolute top-3 left-3">{m.card_sale()}</Tag>}
      </div>
      <div className="card-words">
        <h3 className="line-clamp-2 text-m leading-snug font-medium tracking-normal underline-offset-4 group-hover:underline">
          {card.name}
        </h3>
        <Price item={card} />
      </div>
    </a>
  );
}
