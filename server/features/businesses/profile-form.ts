import type { BusinessForm } from '@orendi/contract/schemas/business-forms';
import { crossFieldRule } from '@orendi/contract/fields/cross-field-rule';
import { readBusinessPhone } from '@orendi/contract/phone';
import { BusinessForm as Form } from '@orendi/contract/schemas/business-forms';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { townChange } from './place-form.ts';
import { listIndustryIds } from './queries.ts';
import { townCountry, type TownPlace } from './seller-country.ts';

/**
 * The profile form plus the one rule that only the server can check: that the industries exist. Its fault is reported
 * together with all others.
 */
export async function profileForm(db: Kysely<Database>) {
  const known = await listIndustryIds(db);
  return Form.superRefine(
    ...crossFieldRule<BusinessForm>(({ industry_ids: ids }, report) => {
      const isUnknown = (id: unknown) => typeof id === 'number' && !known.has(id);
      if (Array.isArray(ids) && ids.some(isUnknown)) report('industry_ids', 'api_industry_unknown');
    }),
  );
}

/**
 * A profile as columns, without repeated industries. Where it delivers is in rows of their own, and what was not sent
 * about its place is absent.
 * @param before the town so far, by which the number is read when none was sent
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
