import { m } from '@orendi/messages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../../platform/page-environment.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { ChoiceField } from '../../../forms/choice-field.tsx';
import { TownCombobox } from '../../../towns/town-combobox.tsx';
import type { PlaceForm } from './place-values.ts';
import { countries, countryNames, townOfSlug } from '../../../towns/known-towns.ts';

/** The town of a business: of the list, or any other with its country. */
export function TownPart({ values, errors, field, change }: PlaceForm) {
  const language = useLanguage();
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#town') box.current?.querySelector('input')?.focus();
  }, [hash]);
  const { town_slug: slug, town_name: name } = values;
  return (
    <>
      <div ref={box} id="town">
        <Field
          label={m.profile_town()}
          error={errors.town_slug ?? errors.town_name}
          hint={m.profile_town_hint()}
        >
          {(control) => (
            <TownCombobox
              {...control}
              name="town"
              text={townOfSlug(slug)?.[language] ?? name}
              onText={(text) => change({ town_slug: '', town_name: text })}
              onTown={(town) => change({ town_slug: town.slug, town_name: '', town_country: '' })}
            />
          )}
        </Field>
      </div>
      {name.trim() !== '' && (
        <ChoiceField
          {...field('town_country')}
          label={m.profile_town_country()}
          isRequired
          placeholder={m.profile_town_country_choose()}
          isClearable
          choices={countries.map((code) => ({ value: code, label: countryNames[code][language] }))}
        />
      )}
    </>
  );
}
