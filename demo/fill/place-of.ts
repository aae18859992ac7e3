import type { OpeningHours, OpenSpan } from '@orendi/contract/opening-hours';
import { townOfSlug } from '@orendi/contract/towns';
import type { DemoBusiness } from '../catalogue/businesses.ts';
import { type Terms, terms } from '../catalogue/terms.ts';

const hours = (from: number, to: number): OpenSpan => ({ from: from * 60, to: to * 60 });
const workdays = (span: OpenSpan[], saturday: OpenSpan[], sunday: OpenSpan[]): OpeningHours => [
  span,
  span,
  span,
  span,
  span,
  saturday,
  sunday,
];

const openingHours: Record<Terms['hours'], OpeningHours | null> = {
  showroom: workdays([hours(9, 19)], [hours(9, 15)], []),
  workshop: workdays([hours(8, 12), hours(13, 17)], [], []),
  daily: workdays([hours(9, 20)], [hours(9, 20)], [hours(10, 16)]),
  none: null,
};

/** Where a business is, when it opens, how it may be reached and how far it delivers, as columns and rows. */
export function placeOf({ slug }: DemoBusiness) {
  const known = terms[slug];
  if (!known) throw new Error(`There are no terms of ${slug}.`);
  const { town, delivers, note = null, reached = [] } = known;
  const open = openingHours[known.hours];
  return {
    fields: {
      town_id: idOf(town),
      opening_hours: open && JSON.stringify(open),
      delivery_note: note,
      shows_phone: reached.includes('phone'),
      shows_whatsapp: reached.includes('whatsapp'),
      shows_viber: reached.includes('viber'),
    },
    deliveries: {
      delivery_town_ids: delivers.filter((place) => !isCountry(place)).map(idOf),
      delivery_country_codes: delivers.filter(isCountry),
    },
  };
}

const isCountry = (place: string) => /^[A-Z]{2}$/.test(place);

function idOf(slug: string): number {
  const found = townOfSlug(slug);
  if (!found) throw new Error(`There is no town ${slug}.`);
  return found.id;
}
