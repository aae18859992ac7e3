import { isOnSale } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import { paths } from '../../paths.ts';
import { Picture, pictureColor } from '../../ui/picture.tsx';
import { cardFrame } from './picture-frames.ts';
import { Price } from './price.tsx';
import { Tag } from '../../ui/tag.tsx';

/** A product or package in a list: picture, name, price. */
export function ListingCard({ card, isFirst }: { card: Card; isFirst?: boolean }) {
  return (
    <a href={paths.listing(card.type, card.id)} className="group block rounded-m">
      <span
        className="relative block aspect-square overflow-hidden rounded-m bg-sand xs:aspect-card"
        style={pictureColor(card.image)}
      >
        <Picture
          url={card.image}
          alt=""
          frame={cardFrame}
          isFirst={isFirst}
          className="group-hover:scale-[1.025] motion-safe:transition-[scale,opacity] motion-safe:duration-500"
        />
        {isOnSale(card) && <Tag className="absolute top-3 left-3">{m.card_sale()}</Tag>}
      </span>
      <h3 className="mt-3 line-clamp-2 text-m leading-snug font-medium tracking-normal underline-offset-4 group-hover:underline">
        {card.name}
      </h3>
      <div className="mt-1">
        <Price item={card} />
      </div>
    </a>
  );
}
