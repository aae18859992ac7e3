import { countryNames, isCountry } from '@orendi/contract/countries';
import type { BusinessPlace } from '@orendi/contract/schemas/business-place';
import { townOfId } from '@orendi/contract/towns';
import type { Deliveries, PlaceRow } from './place-queries.ts';

export type TownColumns = Pick<PlaceRow, 'town_id' | 'town_name'>;

/** The town of a business: of the list, or one by name, which is the same in both languages. */
export function presentTown({
  town_id: id,
  town_name: name,
}: TownColumns): Pick<BusinessPlace, 'town' | 'town_al'> {
  const town = id === null ? undefined : townOfId(id);
  return { town: town?.en ?? name, town_al: town?.al ?? name };
}

/** Where a business is and delivers, as the contract shows it. */
export function presentPlace(row: PlaceRow): BusinessPlace {
  const { town_id: id, latitude, longitude, opening_hours, delivery_note } = row;
  const town = id === null ? undefined : townOfId(id);
  return {
    ...presentTown(row),
    town_slug: town?.slug ?? null,
    town_country: town?.country ?? row.country,
    latitude,
    longitude,
    opening_hours,
    ...presentDeliveries(row),
    delivery_note,
  };
}

/** The towns and countries that a business delivers to. */
export function presentDeliveries({
  delivery_town_ids: ids,
  delivery_country_codes: codes,
}: Deliveries): Pick<BusinessPlace, 'delivery_towns' | 'delivery_countries'> {
  return {
    delivery_towns: ids.flatMap((id) => {
      const found = townOfId(id);
      return found ? [{ slug: found.slug, name: found.en, name_al: found.al }] : [];
    }),
    delivery_countries: codes.flatMap((code) => {
      const names = isCountry(code) ? countryNames[code] : undefined;
      return names ? [{ code, name: names.en, name_al: names.al }] : [];
    }),
  };
}
