/** GeoNames id, slug, English and Albanian name, country, latitude, longitude. */
export type TownRow = readonly [
  id: number,
  slug: string,
  en: string,
  al: string,
  country: string,
  latitude: number,
  longitude: number,
];
