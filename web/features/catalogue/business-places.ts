import type { Business } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';
import { spokenLanguage } from '../../platform/page-language.ts';
import type { ToldTown } from './told-town.ts';

type Located = Pick<Business, 'address' | 'town' | 'town_al'>;

/** The address with the town, unless it names that in either spelling, and the country in the reader's language. */
export function addressLine({ address, town, town_al: townAl }: Located) {
  const language = spokenLanguage();
  const shown = language === 'al' ? townAl : town;
  const isThere = [town, townAl].some((name) => name !== null && holds(address, name));
  const line = countries.reduce(
    (text, { written, ...names }) => text.replace(written, `, ${names[language]}`),
    address,
  );
  return shown === null || isThere ? line : `${line}, ${shown}`;
}

/** The last words of most addresses, as sellers write them: pages of visitors do not load the list of all countries. */
const countries = [
  { al: 'Shqipëri', en: 'Albania', written: /,\s*(shqip[eë]ria?|albania)\s*$/i },
  { al: 'Kosovë', en: 'Kosovo', written: /,\s*(kosov[aeëo]|republika e kosovës)\s*$/i },
];

function holds(text: string, name: string): boolean {
  return plain(text).includes(plain(name));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

type Delivering = Pick<Business, 'delivery_towns' | 'delivery_countries'>;

/** Whether a business says that it delivers to a town. Its own need not be said. */
export function comesTo(business: Delivering & Pick<Business, 'town'>, { en, country }: ToldTown) {
  return (
    business.town === en ||
    business.delivery_towns.some(({ name }) => name === en) ||
    business.delivery_countries.some(({ code }) => code === country)
  );
}

/** Where a business delivers, in the reader's language: whole countries before towns. Null when it has not said. */
export function deliveryText(business: Delivering): string | null {
  const { delivery_towns: towns, delivery_countries: countries } = business;
  const isAlbanian = spokenLanguage() === 'al';
  const names = [...countries, ...towns].map((place) => (isAlbanian ? place.name_al : place.name));
  return names.length === 0 ? null : m.business_delivers_to({ places: names.join(', ') });
}
