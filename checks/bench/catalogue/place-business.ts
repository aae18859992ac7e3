import { type Town, towns } from '@orendi/contract/towns';

/** The town of the list with this Albanian name. */
export function townOf(place: string): Town {
  const town = towns.find(({ al }) => al === place);
  if (!town) throw new Error(`${place} is no town of the list`);
  return town;
}

interface Delivery {
  town_id: number | null;
  country: string | null;
}

/**
 * Where a business delivers: of three, one nowhere, one in its country, and one to a few towns and the country beside.
 * Not drawn, so that everything else of a seller is drawn as before there were deliveries.
 */
export function deliveryOf({ country }: Town, number: number): Delivery[] {
  if (number % 3 === 0) return [];
  if (number % 3 === 1) return [{ town_id: null, country }];
  const other = country === 'AL' ? 'XK' : 'AL';
  const near = towns.filter((town) => town.country === country).slice(number % 7, (number % 7) + 5);
  return [
    ...near.map(({ id }) => ({ town_id: id, country: null })),
    { town_id: null, country: other },
  ];
}
