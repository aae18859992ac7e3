import { type BusinessForm, BusinessForm as Form } from '@orendi/contract/schemas/business-forms';
import { withRule } from '@orendi/contract/fields/fault';
import { phoneCountry, readBusinessPhone } from '@orendi/contract/phone';
import type { PlaceForm } from '@orendi/contract/schemas/business-place';
import { townOfId, townOfSlug } from '@orendi/contract/towns';
import { type CountryCode, isCountry } from '@orendi/contract/countries';
import type { Db } from '../../platform/db/tables.ts';
import type { Deliveries } from './place-queries.ts';

/** The profile form plus the rule that only the server can check: that the industries exist. */
export async function profileForm(db: Db) {
  const industries = await db.selectFrom('industry').select('id').execute();
  const known = new Set(industries.map(({ id }) => id));
  return withRule(Form, ({ industry_ids: ids }, report) => {
    const isUnknown = (id: unknown) => typeof id === 'number' && !known.has(id);
    if (Array.isArray(ids) && ids.some(isUnknown)) report('industry_ids', 'api_industry_unknown');
  });
}

/**
 * Industries once each; unsent fields of the place are absent.
 * @param before the town that explains a number
 */
export function profileColumns(
  {
    phone,
    industry_ids,
    logo: _logo,
    existingLogoUrl: _existing,
    town_slug,
    town_name,
    town_country,
    opening_hours: hours,
    delivery_towns: _towns,
    delivery_countries: _countries,
    ...texts
  }: BusinessForm,
  before: TownPlace = { town_id: null },
) {
  const town = townChange({ town_slug, town_name, town_country });
  const phone_no = readBusinessPhone(phone, townCountry({ ...before, ...town })) ?? phone;
  const opening_hours = hours && JSON.stringify(hours);
  return {
    columns: { ...texts, ...town, opening_hours, phone_no },
    industryIds: [...new Set(industry_ids)],
  };
}

/** The town columns: one of the list, or one by name. Sending either replaces both. */
function townChange(form: Pick<PlaceForm, 'town_slug' | 'town_name' | 'town_country'>) {
  const { town_slug: slug, town_name, town_country: country } = form;
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

interface TownPlace {
  town_id: number | null;
  country?: string | null | undefined;
}

export interface SellerCountryColumns extends TownPlace {
  phone_no: string;
}

export function townCountry({ town_id: id, country }: TownPlace): CountryCode | null {
  const code = (id === null ? undefined : townOfId(id)?.country) ?? country ?? '';
  return isCountry(code) ? code : null;
}

/** The country assumed for visitors' numbers: that of the business's own number, else of its town. */
export function sellerCountry(columns: SellerCountryColumns): CountryCode | null {
  return phoneCountry(columns.phone_no) ?? townCountry(columns);
}
