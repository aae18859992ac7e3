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

const lists = ['delivery_countries', 'delivery_towns'] as const;
type List = (typeof lists)[number];

/** Where a business delivers, as a list of countries and towns, and at what price, in its own words. */
export function DeliveryPart({ values, errors, field, change }: PlaceForm) {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const chosen = {
    delivery_countries: readList(values.delivery_countries),
    delivery_towns: readList(values.delivery_towns),
  };
  const add = (list: List, entry: string) =>
    change({ [list]: JSON.stringify([...new Set([...chosen[list], entry])]) });
  const remove = (list: List, entry: string) =>
    change({ [list]: JSON.stringify(chosen[list].filter((other) => other !== entry)) });
  const nameOf = {
    delivery_countries: (code: string) => (isCountry(code) ? countryNames[code][language] : code),
    delivery_towns: (slug: string) => townOfSlug(slug)?.[language] ?? slug,
  };
  const places = lists.flatMap((list) =>
    chosen[list].map((entry) => ({ list, entry, name: nameOf[list](entry) })),
  );
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
                onClick={() => remove(list, entry)}
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
        {...field('delivery_note')}
        label={m.profile_delivery_note()}
        isRequired={false}
        max={textLimits.deliveryNote}
      />
    </>
  );
}
