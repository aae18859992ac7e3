import type { useForm } from '../../../forms/use-form.ts';
import type { OpenSpan } from '@orendi/contract/opening-hours';
import type { Business } from '@orendi/contract/schemas/business';

/** The place of a business as texts of its form: lists and hours are JSON. */
export function placeValues(business: Business | null) {
  const isListed = business?.town_slug !== null;
  return {
    town_slug: business?.town_slug ?? '',
    town_name: isListed ? '' : (business.town ?? ''),
    town_country: isListed ? '' : (business.town_country ?? ''),
    latitude: String(business?.latitude ?? ''),
    longitude: String(business?.longitude ?? ''),
    opening_hours: business?.opening_hours ? JSON.stringify(business.opening_hours) : '',
    delivery_towns: JSON.stringify(business?.delivery_towns.map(({ slug }) => slug) ?? []),
    delivery_countries: JSON.stringify(business?.delivery_countries.map(({ code }) => code) ?? []),
    delivery_note: business?.delivery_note ?? '',
  } satisfies Record<string, string>;
}

type PlaceValues = ReturnType<typeof placeValues>;

/** The form state that the parts about the place share. */
export type PlaceForm = Pick<
  ReturnType<typeof useForm<PlaceValues>>,
  'values' | 'errors' | 'field' | 'change'
>;

const closedWeek: OpenSpan[][] = [[], [], [], [], [], [], []];

/** Blank means closed all week. */
export function readWeek(text: string): OpenSpan[][] {
  return text === '' ? closedWeek : (JSON.parse(text) as OpenSpan[][]);
}

/** A week that is closed throughout is stored as blank. */
export function writeWeek(week: OpenSpan[][]): string {
  return week.every((spans) => spans.length === 0) ? '' : JSON.stringify(week);
}

export function readList(text: string): string[] {
  return JSON.parse(text) as string[];
}

export function errorOf(errors: PlaceForm['errors'], field: string): string | undefined {
  return Object.entries(errors).find(([path]) => `${path}.`.startsWith(`${field}.`))?.[1];
}
