import type { Business, BusinessLogo, Seller } from '@orendi/contract/schemas/business';
import { countryNames, isCountry } from '@orendi/contract/countries';
import type { BusinessPlace } from '@orendi/contract/schemas/business-place';
import { townOfId } from '@orendi/contract/towns';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import type { BusinessRow } from './queries.ts';
import type { Deliveries, PlaceRow, SellerRow, TownColumns } from './place-queries.ts';

export function presentBusiness(business: BusinessRow, address: PictureAddress): Business {
  const { logo, cover_photo: cover, place, ...shown } = business;
  return {
    ...shown,
    logo: address(logo),
    cover_photo: cover && address(cover),
    ...presentPlace(place),
  };
}

export function presentLogo({ id, business_name, logo }: BusinessLogo, address: PictureAddress) {
  return { id, business_name, logo: address(logo) };
}

export function presentSeller(seller: SellerRow, address: PictureAddress): Seller {
  const { town_id, town_name, logo, deliveries, is_suspended: _, ...shown } = seller;
  return {
    ...shown,
    logo: address(logo),
    ...presentTown({ town_id, town_name }),
    ...presentDeliveries(deliveries),
  };
}

/** A town of the list, or one by name, which is the same in both languages. */
function presentTown({ town_id: id, town_name: name }: TownColumns) {
  const town = id === null ? undefined : townOfId(id);
  return { town: town?.en ?? name, town_al: town?.al ?? name };
}

function presentPlace(row: PlaceRow): BusinessPlace {
  const { town_id, town_name, country, delivery_town_ids, delivery_country_codes, ...shown } = row;
  const town = town_id === null ? undefined : townOfId(town_id);
  return {
    ...shown,
    ...presentTown({ town_id, town_name }),
    town_slug: town?.slug ?? null,
    town_country: town?.country ?? country,
    ...presentDeliveries({ delivery_town_ids, delivery_country_codes }),
  };
}

function presentDeliveries({ delivery_town_ids, delivery_country_codes }: Deliveries) {
  return {
    delivery_towns: delivery_town_ids.flatMap((id) => {
      const found = townOfId(id);
      return found ? [{ slug: found.slug, name: found.en, name_al: found.al }] : [];
    }),
    delivery_countries: delivery_country_codes.filter(isCountry).map((code) => {
      const { en: name, al: name_al } = countryNames[code];
      return { code, name, name_al };
    }),
  };
}
