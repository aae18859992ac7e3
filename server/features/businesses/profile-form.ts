import type { BusinessForm } from '@orendi/contract/schemas/business-forms';
import { crossFieldRule } from '@orendi/contract/fields/cross-field-rule';
import { BusinessForm as Form } from '@orendi/contract/schemas/business-forms';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { townChange } from './place-form.ts';
import { listIndustryIds } from './queries.ts';

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
 */
export function profileColumns({
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
}: BusinessForm) {
  const town = townChange({ town_slug, town_name, town_country });
  const opening_hours = hours && JSON.stringify(hours);
  return {
    columns: { ...texts, ...town, opening_hours, phone_no: phone },
    industryIds: [...new Set(industry_ids)],
  };
}
