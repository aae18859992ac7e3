import { townFilterNames } from '@orendi/contract/listing-filters';
import { m } from '@orendi/messages';
import type { ListingSearch } from '../../../platform/listing-search.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { labelOf } from '../filter-texts.ts';
import { KeptFilters } from '../kept-filters.tsx';
import { usePlace } from '../place.ts';
import { countryNames, countries, type Town, towns } from '../../towns/known-towns.ts';

/** Towns to choose from, as a plain form: what the panel does with script. */
export function WhereForm({ search }: { search: ListingSearch }) {
  const { address } = usePlace();
  const language = useLanguage();
  const byCountry = countries.map((code) => ({
    name: countryNames[code][language],
    own: towns
      .filter(({ country }) => country === code)
      .toSorted((one: Town, other: Town) => (one.slug < other.slug ? -1 : 1)),
  }));
  return (
    <form
      action={address({})}
      className="mt-3 grid gap-x-4 gap-y-1 rounded-m border border-line bg-surface p-4 shadow-rest sm:grid-cols-3"
    >
      <KeptFilters search={search} except={townFilterNames} />
      {townFilterNames.map((name) => (
        <Field key={name} label={labelOf(name)}>
          {(control) => (
            <Select {...control} name={name} defaultValue={search[name] ?? ''}>
              <option value="">{m.where_anywhere()}</option>
              {byCountry
                .filter(({ own }) => own.length > 0)
                .map((country) => (
                  <optgroup key={country.name} label={country.name}>
                    {country.own.map((town) => (
                      <option key={town.id} value={town.slug}>
                        {town[language]}
                      </option>
                    ))}
                  </optgroup>
                ))}
            </Select>
          )}
        </Field>
      ))}
      <button className={`${buttonClass('main')} justify-self-start`}>{m.limits_apply()}</button>
    </form>
  );
}
