import { middle } from '@orendi/contract/fit-picture';
import type { SectionName } from '@orendi/contract/listings';
import type { Card } from '@orendi/contract/schemas/card';
import type {
  CardPage,
  AdvancedFilters,
  FacetCounts,
  NothingFound,
} from '@orendi/contract/schemas/results';
import { distanceInKm, townOfId, townOfSlug } from '@orendi/contract/towns';
import { listingFilters, offeredFacetNames } from '@orendi/contract/listing-filters';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { CardPageRows, CardRow } from './listing-cards.ts';
import { inOtherCurrencies, type Rates } from './exchange-rates.ts';
import type { Explanation } from './nothing-found/explain-nothing.ts';

/** Everything that a card's text depends on. */
export interface CardLook {
  address: PictureAddress;
  /** Prices in currencies without one are left out. */
  rates: Rates;
  /** The town that distances are told from, by its slug. */
  near?: string | undefined;
  /** The town where all of them are or come to, where cards tell which. */
  comesTo?: string | undefined;
  /** The town where some of them are; others have its name. */
  orTown?: string | undefined;
  showsSizes?: boolean;
}

/** A page of cards as the contract shows it. */
export function presentCardPage(
  { rows, page, hasNextPage, related }: CardPageRows,
  look: CardLook,
): CardPage {
  const results = rows.map((row) => ({
    ...presentCard(row, look),
    ...(related?.has(row.id) && { related: true as const }),
  }));
  return { results, page, hasNextPage };
}

export function presentCard(row: CardRow, look: CardLook): Card {
  const { address, showsSizes = false } = look;
  const { id, type, name, picture_key: picture, currency, price, sale, sale_type } = row;
  const { length, width, height } = row;
  const card = {
    id,
    type,
    name,
    business_id: row.business_id,
    image: picture && address(picture),
    image_focus: picture === null ? null : (row.picture_focus ?? middle),
    currency,
    price,
    sale,
    saleType: sale_type,
    sale_type,
    converted: inOtherCurrencies(row, look.rates),
    ...(showsSizes && { size: { length, width, height } }),
    ...(row.category !== null && { category: row.category }),
    ...presentTown(row, look),
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

function presentTown({ town_id, town_name }: CardRow, { near, comesTo, orTown }: CardLook) {
  const town = town_id === null ? undefined : townOfId(town_id);
  const from = near === undefined ? undefined : townOfSlug(near);
  return {
    town: town?.en ?? town_name,
    town_al: town?.al ?? town_name,
    ...(town && from && { distance_km: distanceInKm(from, town) }),
    ...(comesTo !== undefined && { delivered: town?.slug !== comesTo }),
    ...(orTown !== undefined && town?.slug === orTown && { delivered: false }),
  };
}

export function presentSections(
  sections: Partial<Record<SectionName, CardPageRows>>,
  look: CardLook,
): Partial<Record<SectionName, CardPage>> {
  const pages = Object.entries(sections).map(([name, rows]) => [name, presentCardPage(rows, look)]);
  return Object.fromEntries(pages);
}

/** The values of each facet with their counts, and under the contract's field names without them. */
export function presentFacets(found: FacetCounts) {
  // The engine makes each list when it is read.
  const facetCounts = { ...found };
  const named = offeredFacetNames.map((name) => [
    listingFilters[name].offeredAs,
    facetCounts[name].map(({ value }) => value),
  ]);
  return { advancedFilters: Object.fromEntries(named) as AdvancedFilters, facetCounts };
}

/** The nearest misses, as the contract shows them. */
export function presentNothing({ misses, loosen }: Explanation, look: CardLook): NothingFound {
  return {
    misses: misses.map(({ row, exceeds }) => ({ card: presentCard(row, look), exceeds })),
    loosen,
  };
}
