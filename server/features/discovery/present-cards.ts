import { middle } from '@orendi/contract/fit-picture';
import type { SectionName } from '@orendi/contract/listings';
import type { Card } from '@orendi/contract/schemas/card';
import type { CardPage } from '@orendi/contract/schemas/results';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { CardPageRows } from './card-page.ts';
import type { CardRow } from './card-queries.ts';

/** A page of cards as the contract shows it. */
export function presentCardPage(
  { rows, page, hasNextPage }: CardPageRows,
  address: PictureAddress,
): CardPage {
  return { results: rows.map((row) => presentCard(row, address)), page, hasNextPage };
}

/** A card as the contract shows it. */
export function presentCard(row: CardRow, address: PictureAddress): Card {
  const { id, type, name, picture_key: picture, currency, price, sale, sale_type } = row;
  const card = {
    id,
    type,
    name,
    image: picture && address(picture),
    image_focus: picture === null ? null : (row.picture_focus ?? middle),
    currency,
    price,
    sale,
    saleType: sale_type,
    sale_type,
  };
  if (row.pieces === null) return card;
  const pictures = row.piece_pictures ?? [];
  return {
    ...card,
    pieces: row.pieces,
    images: pictures.map(address),
    images_focus: row.piece_focus ?? pictures.map(() => middle),
  };
}

/** The requested sections. */
export function presentSections(
  sections: Partial<Record<SectionName, CardPageRows>>,
  address: PictureAddress,
): Partial<Record<SectionName, CardPage>> {
  const pages = Object.entries(sections).map(([name, rows]) => [
    name,
    presentCardPage(rows, address),
  ]);
  return Object.fromEntries(pages);
}
