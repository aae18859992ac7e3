import { listLengths, textLimits } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useLanguage } from '../../../../platform/page-environment.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ChoiceField } from '../../../forms/choice-field.tsx';
import { CountedTextField } from '../../../forms/counted-text-field.tsx';
import { TownCombobox } from '../../../towns/town-combobox.tsx';
import { errorOf, type PlaceForm, readList } from './place-values.ts';
import { countries, countryNames, isCountry, townOfSlug } from '../../../towns/known-towns.ts';

type List = 'delivery_towns' | 'delivery_countries';

/** Where a business delivers, as a list of countries and towns, and at what price, in its own words. */
export function DeliveryPart({ values, errors, change }: PlaceForm) {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const chosen = {
    delivery_countries: readList(values.delivery_countries),
    delivery_towns: readList(values.delivery_towns),
  };
  const keep = (list: List, entries: string[]) =>
    change({ [list]: JSON.stringify([...new Set(entries)]) });
  const add = (list: List, entry: string) => keep(list, [...chosen[list], entry]);
  const places = [
    ...chosen.delivery_countries.map((code) => ({
      list: 'delivery_countries' as const,
      entry: code,
      name: isCountry(code) ? countryNames[code][language] : code,
    })),
    ...chosen.delivery_towns.map((slug) => ({
      list: 'delivery_towns' as const,
      entry: slug,
      name: townOfSlug(slug)?.[language] ?? slug,
    })),
  ];
  return (
    <>
      <p className="-mt-3 text-s text-ink-quiet">{m.profile_delivery_hint()}</p>
      {places.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {places.map(({ list, entry, name }) => (
            <li key={`${list} ${entry}`}>
              <button
                type="button"
                aria-label={m.profile_delivery_remove({ name })}
                onClick={() =>
                  keep(
                    list,
                    chosen[list].filter((other) => other !== entry),
                  )
                }
                className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-accent bg-accent-tint px-4 text-s font-medium"
              >
                {name}
                <Icon name="close" className="-mr-1 size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          name="delivery_countries"
          label={m.profile_delivery_country()}
          value=""
          error={errorOf(errors, 'delivery_countries')}
          placeholder={m.profile_town_country_choose()}
          isClearable
          choices={countries
            .filter((code) => !chosen.delivery_countries.includes(code))
            .map((code) => ({ value: code, label: countryNames[code][language] }))}
          onText={(code) => add('delivery_countries', code)}
        />
        <Field label={m.profile_delivery_town()} error={errorOf(errors, 'delivery_towns')}>
          {(control) => (
            <TownCombobox
              {...control}
              text={typed}
              onText={setTyped}
              onTown={({ slug }) => {
                setTyped('');
                if (chosen.delivery_towns.length < listLengths.deliveryTowns) {
                  add('delivery_towns', slug);
                }
              }}
            />
          )}
        </Field>
      </div>
      <CountedTextField
        label={m.profile_delivery_note()}
        isRequired={false}
        name="delivery_note"
        error={errors.delivery_note}
        value={values.delivery_note}
        max={textLimits.deliveryNote}
        onText={(delivery_note) => change({ delivery_note })}
      />
    </>
  );
}
