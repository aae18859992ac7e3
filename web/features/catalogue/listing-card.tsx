import { isOnSale } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { paths } from '../../platform/paths.ts';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { pictureColor } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardPictures } from './card-pictures.tsx';
import { CardSize } from './card-size.tsx';
import { PieceCount } from './piece-count.tsx';
import { cardFrame } from './picture-frames.ts';
import { Price } from './price.tsx';
import { useLanguage } from '../../platform/page-environment.tsx';

/** Cards in the first row on most screens; where a row has fewer, the rest load lazily. */
const widestFirstRow = 4;

interface Props {
  card: Card;
  /** Index in a list that is above the fold. */
  rank?: number;
  /** The picture's size, depending on the grid's columns. */
  frame?: PictureFrame;
  /** Where all cards are of one business. */
  hidesTown?: boolean;
}

export function ListingCard({ card, rank, frame = cardFrame, hidesTown = false }: Props) {
  return (
    <a href={paths.listing(card.type, card.id)} className="block rounded-m">
      <div className="card-picture" style={pictureColor(card.image)}>
        <CardPictures
          image={card.image}
          focus={card.image_focus}
          images={card.images}
          focuses={card.images_focus}
          frame={frame}
          isFirst={rank === 0}
          isAmongFirst={rank !== undefined && rank < widestFirstRow}
        />
        {isOnSale(card) && <Tag className="absolute top-3 left-3">{m.card_sale()}</Tag>}
        {card.pieces !== undefined && <PieceCount pieces={card.pieces} />}
      </div>
      <div className="card-words">
        <h3>{card.name}</h3>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price item={card} />
          {!hidesTown && <CardTown card={card} />}
        </div>
        {card.size && card.type === 'product' && <CardSize size={card.size} />}
      </div>
    </a>
  );
}

/**
 * Where the seller of a listing is, how far from the town that distances are told from, and whether it comes from there to
 * the town that was searched for.
 */
function CardTown({ card }: { card: Card }) {
  const { town, town_al: townAl, distance_km: distance = 0, delivered } = card;
  const name = useLanguage() === 'al' ? townAl : town;
  if (name === null) return null;
  return (
    <p className="text-s text-ink-quiet tabular-nums">
      {delivered === false ? m.limit_town({ town: name }) : name}
      {distance > 0 && ` · ${distance} km`}
      {delivered && ` · ${m.card_delivered()}`}
    </p>
  );
}
