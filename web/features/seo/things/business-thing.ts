import type { BusinessLogo } from '@orendi/contract/schemas/business';
import type { FurnitureStore, Organization, OpeningHoursSpecification } from 'schema-dts';
import type { Language } from '@orendi/contract/language';
import { clockValue, minutesOfDay } from '@orendi/contract/opening-hours';
import { paths } from '../../../platform/paths.ts';
import type { ShownBusiness } from '../../../platform/head.tsx';
import { inLanguage } from '../../catalogue/local-name.ts';
import type { Site } from '../write-head.ts';

/** A business by name, where it is not the main subject. */
export function sellerThing(
  { id, business_name: name, logo }: BusinessLogo,
  { publicUrl }: Site,
): Organization {
  const url = publicUrl + paths.business(id, name);
  return { '@type': 'Organization', '@id': businessId(url), name, url, logo };
}

/** A business as the subject of its own page, limited to what that page shows: contact goes through requests. */
export function businessThing(
  business: ShownBusiness,
  { publicUrl, language }: Site,
): FurnitureStore {
  const { id, business_name: name, logo, cover_photo: cover } = business;
  const url = publicUrl + paths.business(id, name);
  const { website, facebook, instagram, twitter, linkedin } = business;
  const sameAs = [website, facebook, instagram, twitter, linkedin].filter((link) => link !== null);
  return {
    '@type': 'FurnitureStore',
    '@id': businessId(url),
    name,
    description: inLanguage(business.description_en, business.description_al, language),
    url,
    logo,
    image: cover === null ? logo : [cover, logo],
    ...placeThings(business, language),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

const businessId = (url: string) => `${url}#business`;

/** Where a business is, when it is open, and where it delivers. */
function placeThings(
  business: ShownBusiness,
  language: Language,
): Partial<Exclude<FurnitureStore, string>> {
  const { address, town_country: country, latitude, longitude, opening_hours: hours } = business;
  const town = language === 'al' ? business.town_al : business.town;
  const nameOf = (place: { name: string; name_al: string }) =>
    language === 'al' ? place.name_al : place.name;
  const served = [
    ...business.delivery_countries.map((place) => ({
      '@type': 'AdministrativeArea' as const,
      name: nameOf(place),
    })),
    ...business.delivery_towns.map((place) => ({ '@type': 'City' as const, name: nameOf(place) })),
  ];
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...(town !== null && { addressLocality: town }),
      ...(country !== null && { addressCountry: country }),
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours !== null && { openingHoursSpecification: hours.flatMap(specifyDay) }),
    ...(served.length > 0 && { areaServed: served }),
  };
}

/** Schema.org's, from Monday on. */
const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A closing time that is earlier than the opening one is that of the next day; a whole day ends at 23:59. */
function specifyDay(
  spans: { from: number; to: number }[],
  day: number,
): OpeningHoursSpecification[] {
  const name = days[day];
  if (name === undefined) return [];
  return spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: `https://schema.org/${name}` as const,
    opens: clockValue(from),
    closes: to === minutesOfDay ? '23:59' : clockValue(to),
  }));
}
