import type { Language } from '@orendi/contract/language';
import type { Business } from '@orendi/contract/schemas/business';
import { m } from '@orendi/messages';

type Delivering = Pick<Business, 'delivery_towns' | 'delivery_countries'>;

/** Where a business delivers, in the reader's language: whole countries before towns. Null when it has not said. */
export function deliveryText(
  { delivery_towns: towns, delivery_countries: countries }: Delivering,
  language: Language,
): string | null {
  const names = [...countries, ...towns].map(({ name, name_al: al }) =>
    language === 'al' ? al : name,
  );
  return names.length === 0 ? null : m.business_delivers_to({ places: names.join(', ') });
}
