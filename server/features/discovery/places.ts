import { distanceInKm, type Town, townOfSlug, towns } from '@orendi/contract/towns';

/*
 * Places as the engine knows them: small numbers, so that all places of a business are one field, and any of several
 * places is one condition. They are made anew in each process; only a search cluster stores them.
 */

const indexes = new Map(towns.map(({ id }, index) => [id, index]));

/** The towns in the order that numbers them; with another order of the towns they would mean other places. */
export function numberedPlaces(): number[] {
  return towns.map(({ id }) => id);
}

/** A town's number in the field `town`; null for one that is not of the list. */
export function townNumber(id: number | null): number | null {
  return id === null ? null : (indexes.get(id) ?? null);
}

const inTown = (index: number) => 2 * index;
const deliveredToTown = (index: number) => 2 * index + 1;
/** @param country two letters from A to Z */
const deliveredToCountry = (country: string) =>
  2 * towns.length + 26 * letter(country, 0) + letter(country, 1);
const letter = (text: string, at: number) => text.charCodeAt(at) - 65;

/** The numbers of a listing in the field `places`: where its business is, and where it delivers. */
export function placeNumbers(
  town: number | null,
  towns: readonly number[],
  countries: readonly string[],
): number[] {
  const own = townNumber(town);
  const delivered = towns.flatMap((id) => townNumber(id) ?? []).map(deliveredToTown);
  return [
    ...(own === null ? [] : [inTown(own)]),
    ...delivered,
    ...countries.map(deliveredToCountry),
  ];
}

/** The number of a town by its slug, which a valid query has. */
export function numberOfSlug(slug: string): number {
  const town = townOfSlug(slug);
  const index = town && townNumber(town.id);
  if (index === undefined || index === null) throw new Error(`${slug} is no town of the list`);
  return index;
}

/** The numbers of what is in one town, or comes to another. */
export function inTownOrDelivered(town: string | undefined, deliversTo: string): number[] {
  const there = numberOfSlug(deliversTo);
  const country = towns[there]?.country ?? '';
  const comes = [inTown(there), deliveredToTown(there), deliveredToCountry(country)];
  return town === undefined ? comes : [...comes, inTown(numberOfSlug(town))];
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
