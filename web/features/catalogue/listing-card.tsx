import { isOnSale } from '@orendi/contract/money';
import type { Card } from '@orendi/contract/schemas/card';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import type { PictureFrame } from '../../ui/picture-frame.ts';
import { pictureColor, Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Heart } from '../kept/heart.tsx';
import { cardFrame } from './picture-frames.ts';
import { Price } from './price.tsx';
import { useLanguage } from '../../platform/page-environment.tsx';
import { numberText } from '../../platform/number-text.ts';

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
  /** Lies on the picture in place of the heart. */
  tool?: ReactNode;
}

export function ListingCard({ card, rank, frame = cardFrame, hidesTown = false, tool }: Props) {
  return (
    <>
      <a href={paths.listing(card.type, card.id, card.name)} className="block rounded-m">
        <div className="card-picture" style={pictureColor(card.image)}>
          <CardPictures card={card} rank={rank} frame={frame} />
          {isOnSale(card) && <Tag className="absolute top-3 left-3">{m.card_sale()}</Tag>}
          {card.pieces !== undefined && <PieceCount pieces={card.pieces} />}
        </div>
        <div className="card-words">
          <h3>{card.name}</h3>
          <Price item={card} />
          <CardPlace card={card} hidesTown={hidesTown} />
          {card.size && card.type === 'product' && <CardSize size={card.size} />}
        </div>
      </a>
      {tool ?? <Heart piece={card} />}
    </>
  );
}

/**
 * The seller's town, its distance from the town searched for, and whether the seller delivers there. In English the category
 * stands before it, as most pieces are named in Albanian.
 */
function CardPlace({ card, hidesTown }: { card: Card; hidesTown: boolean }) {
  const { category, town, town_al: townAl, distance_km: distance = 0, delivered } = card;
  const language = useLanguage();
  const name = language === 'al' ? townAl : town;
  const parts = [
    language === 'en' && category,
    !hidesTown && name && (delivered === false ? m.limit_town({ town: name }) : name),
    !hidesTown && name && distance > 0 && `${distance} km`,
    !hidesTown && name && delivered && m.card_delivered(),
  ].filter((part) => part);
  if (parts.length === 0) return null;
  return <p className="text-s text-ink-quiet tabular-nums">{parts.join(' · ')}</p>;
}

/** The picture on a card: one, or for a package two or three of its products in a collage. */
function CardPictures({ card, rank, frame }: Props & { frame: PictureFrame }) {
  const { image, image_focus: focus, images, images_focus: focuses } = card;
  const isFirst = rank === 0;
  const isAmongFirst = rank !== undefined && rank < widestFirstRow;
  if (images === undefined || images.length < 2) {
    return <Picture url={image} alt="" {...{ focus, frame, isFirst, isAmongFirst }} />;
  }
  return (
    <span className="collage">
      {images.map((url, index) => (
        <span key={url} style={pictureColor(url)}>
          <Picture
            url={url}
            focus={focuses?.[index] ?? null}
            alt=""
            frame={partOf(frame, images.length, index)}
            isFirst={isFirst && index === 0}
            isAmongFirst={isAmongFirst}
          />
        </span>
      ))}
    </span>
  );
}

/**
 * The width a picture is loaded for, as a share of its box: less than the box has, because the pieces are shown small.
 * On common phones all of them then weigh little more than one picture.
 */
const lineWidth = 0.68;
const halfWidth = 0.45;

/** The frame of a part of a collage, as the style sheet lays it out: two lines, the second of three shared by two. */
function partOf(frame: PictureFrame, count: number, index: number): PictureFrame {
  const isHalf = index > 0 && count > 2;
  const width = isHalf ? halfWidth : lineWidth;
  const shape = count < 3 ? 2 : isHalf ? 1.25 : 1 / 0.6;
  return {
    ratio: frame.ratio * shape,
    widest: frame.widest * width,
    widths: frame.widths.map((step) => ({
      ...step,
      width: step.width * width,
    })),
  };
}

/** Length, width and height as on the detail page, with a question mark for what is not known. */
function CardSize({ size: { length, width, height } }: { size: NonNullable<Card['size']> }) {
  const sides = [length, width, height];
  const isUnknown = sides.every((side) => !side);
  const written = sides.map((side) => (side ? numberText(side) : '?'));
  return (
    <p className="text-s text-ink-quiet tabular-nums">
      {isUnknown ? (
        m.limit_without_size()
      ) : (
        <>
          <span className="sr-only">{m.detail_dimensions()}: </span>
          {written.join(' × ')} cm
        </>
      )}
    </p>
  );
}

export function PieceCount({ pieces }: { pieces: number }) {
  return (
    <Tag look="plain" className="absolute top-3 right-3">
      {m.card_pieces({ count: pieces })}
    </Tag>
  );
}
