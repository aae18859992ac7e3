import type { SearchQuery } from '@orendi/contract/schemas/results-query';
import { distanceInKm, type Town, townOfSlug, towns } from '@orendi/contract/towns';

/*
 * The engine knows places as small numbers, so that all places of a business are one field, and any of several places is
 * one condition. Each process numbers them anew; only a search cluster stores the numbers.
 */

const indexes = new Map(towns.map(({ id }, index) => [id, index]));

/** The towns in the order that numbers them; with another order of the towns they would mean other places. */
export function numberedPlaces(): number[] {
  return towns.map(({ id }) => id);
}

/** A town's number in the field `town`; null for one that is not of the list. */
function indexOf(id: number | null): number | null {
  return id === null ? null : (indexes.get(id) ?? null);
}

const inTown = (index: number) => 2 * index;
const deliveredToTown = (index: number) => 2 * index + 1;
/** @param country two letters from A to Z */
const deliveredToCountry = (country: string) =>
  2 * towns.length + 26 * letter(country, 0) + letter(country, 1);
const letter = (text: string, at: number) => text.charCodeAt(at) - 65;

/** Where a business is and where it delivers, as a product or package is read with it. */
export interface SourcePlaces {
  town_id: number | null;
  delivery_town_ids: number[];
  delivery_country_codes: string[];
}
export type StoredPlaces = ReturnType<typeof storePlaces>;
export const placeColumns = 'town_id, delivers_to, delivers_to_countries';

/** The columns of a listing that hold its places. */
export function storePlaces(source: SourcePlaces) {
  const { town_id, delivery_town_ids, delivery_country_codes } = source;
  return { town_id, delivers_to: delivery_town_ids, delivers_to_countries: delivery_country_codes };
}

/** A listing with its places as numbers in the fields `town` and `places`. */
export function readPlaces<Stored extends StoredPlaces>(stored: Stored) {
  const { town_id, delivers_to, delivers_to_countries, ...values } = stored;
  const town = indexOf(town_id);
  const delivered = delivers_to.flatMap((id) => indexOf(id) ?? []).map(deliveredToTown);
  const own = town === null ? [] : [inTown(town)];
  return {
    ...values,
    town,
    places: [...own, ...delivered, ...delivers_to_countries.map(deliveredToCountry)],
  };
}

/** The number of a town by its slug, which a valid query has. */
function numberOfSlug(slug: string): number {
  const town = townOfSlug(slug);
  const index = town && indexOf(town.id);
  if (index === undefined || index === null) throw new Error(`${slug} is no town of the list`);
  return index;
}

/** The numbers in `places` of what is in a town or comes there. */
export function thereOrDelivered(slug: string): number[] {
  const there = numberOfSlug(slug);
  const country = towns[there]?.country ?? '';
  return [inTown(there), deliveredToTown(there), deliveredToCountry(country)];
}

type Query = Partial<SearchQuery>;

/** The conditions of the filters by place. Finds what is in one town and what is delivered to another together. */
export function placeOf({ town, deliversTo }: Query): { town?: number; places?: number[] } {
  const own = town === undefined ? undefined : numberOfSlug(town);
  if (deliversTo === undefined) return own === undefined ? {} : { town: own };
  return { places: [...thereOrDelivered(deliversTo), ...(own === undefined ? [] : [inTown(own)])] };
}

/** The filter for what is in a town or comes there. */
export const servedIn = (slug: string): Pick<Query, 'deliversTo'> => ({ deliversTo: slug });

/** The town that the filters by place name. */
export const townOf = ({ town, deliversTo }: Query): string | undefined => town ?? deliversTo;

/** The town where results are or come to, where these are told apart: the API's specification does not. */
export function comesTo({ understand, town, deliversTo }: Query): string | undefined {
  return understand && town === undefined ? deliversTo : undefined;
}

/** The distance of each town from this one, in kilometers, by the town's number. */
export const distancesFrom = keptBySlug((slug) => {
  const from = townOfSlug(slug);
  return new Map(towns.map((town: Town, index) => [index, from ? distanceInKm(from, town) : 0]));
});

/** This town before all others, by the town's number. */
export const thereFirst = keptBySlug((slug) => new Map([[numberOfSlug(slug), 0]]));

/** The engine knows ranks again by their being the same object. */
function keptBySlug(make: (slug: string) => ReadonlyMap<number, number>) {
  const kept = new Map<string, ReadonlyMap<number, number>>();
  return (slug: string): ReadonlyMap<number, number> => {
    const ranks = kept.get(slug) ?? make(slug);
    kept.set(slug, ranks);
    return ranks;
  };
}
