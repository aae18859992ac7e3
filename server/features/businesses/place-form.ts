import type { PlaceForm } from '@orendi/contract/schemas/business-place';
import { townOfSlug } from '@orendi/contract/towns';
import type { Deliveries } from './place-queries.ts';

/** The town of a form as columns: of the list, or one by name. What is sent of the two replaces both. */
export function townChange({
  town_slug: slug,
  town_name,
  town_country: country,
}: Pick<PlaceForm, 'town_slug' | 'town_name' | 'town_country'>) {
  if (slug) return { town_id: townOfSlug(slug)?.id ?? null, town_name: null, country: null };
  if (town_name) return { town_id: null, town_name, country };
  return slug === null || town_name === null
    ? { town_id: null, town_name: null, country: null }
    : {};
}

/** Where the business delivers after a form: what was not sent stays as it was. Each place once, in order. */
export function deliveriesAfter(
  { delivery_towns: towns, delivery_countries: countries }: PlaceForm,
  before: Deliveries,
): Deliveries {
  const ids = towns?.flatMap((slug) => townOfSlug(slug)?.id ?? []) ?? [];
  return {
    delivery_town_ids: towns === undefined ? before.delivery_town_ids : inOrder(ids),
    delivery_country_codes:
      countries === undefined ? before.delivery_country_codes : inOrder(countries ?? []),
  };
}

function inOrder<Value extends number | string>(values: Value[]): Value[] {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
}

export const noDeliveries: Deliveries = { delivery_town_ids: [], delivery_country_codes: [] };
