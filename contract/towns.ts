import citiesAbroad from './town-list/cities-abroad.json' with { type: 'json' };
import homeTowns from './town-list/home-towns.json' with { type: 'json' };

/** A point of the earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Where a town is, and what it is called. */
export interface Town extends Place {
  /** GeoNames. */
  id: number;
  slug: string;
  en: string;
  /** Indefinite, as in addresses. */
  al: string;
  /** ISO 3166-1, of two letters; Kosovo is `XK`. */
  country: string;
}

/** A `Town` without the names of its fields. */
type TownRow = [number, string, string, string, string, number, number];

/**
 * The towns that the product knows: the seats of municipalities of Albania, Kosovo, North Macedonia and Montenegro with
 * other places there that people know, then the larger cities of the countries in which Albanians live abroad and the towns
 * of the Preševo valley, each country's larger ones first. Ids and coordinates are of GeoNames (CC BY 4.0). Where Albanian
 * has no name of its own, a city keeps its own. Long: pages that everyone opens load it only when somebody looks for a town.
 */
export const towns: readonly Town[] = ([...homeTowns, ...citiesAbroad] as TownRow[]).map(
  ([id, slug, en, al, country, latitude, longitude]) => ({
    id,
    slug,
    en,
    al,
    country,
    latitude,
    longitude,
  }),
);

const bySlug = new Map(towns.map((town) => [town.slug, town]));
const byId = new Map(towns.map((town) => [town.id, town]));

export function isTown(slug: string): boolean {
  return bySlug.has(slug);
}

export function townOfSlug(slug: string): Town | undefined {
  return bySlug.get(slug);
}

export function townOfId(id: number): Town | undefined {
  return byId.get(id);
}

const earthRadiusKm = 6371;

/** The distance along the surface of a round earth, in whole kilometers, by the haversine formula. */
export function distanceInKm(from: Place, to: Place): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord))));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The town of the list nearest to a point. Several equally near: the one listed first. */
export function nearestTown(place: Place): Town {
  return towns.reduce((nearest, town) =>
    distanceInKm(place, town) < distanceInKm(place, nearest) ? town : nearest,
  );
}
