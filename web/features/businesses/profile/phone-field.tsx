import { m } from '@orendi/messages';
import type { CountryCode } from '@orendi/contract/countries';
import type { PhoneReadings } from '@orendi/contract/schemas/contact';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { PhoneNote } from '../../phones/phone-note.tsx';
import { countryNames, isCountry, townOfSlug } from '../../towns/known-towns.ts';
import {
  callingCode,
  isPhoneCountry,
  phoneCountries,
  readInternational,
  type PhoneCountry,
} from './phone-text.ts';
import { usePhoneReading } from '../../phones/use-phone-reading.ts';
import type { ProfileValues } from './profile-values.ts';

interface Props {
  /** Chosen or typed; blank before. */
  country: string;
  /** National format, as typed. */
  phone: string;
  read: Pick<ReturnType<typeof useProfilePhone>, 'country' | 'reading' | 'question'>;
  error: string | undefined;
  onChange: (changed: { country?: PhoneCountry; phone?: string }) => void;
}

/** A phone number from one of the seven countries. Typing one of their country codes selects the country. */
export function PhoneField({ country, phone, read, error, onChange }: Props) {
  const language = useLanguage();

  function type(text: string): void {
    const found = readInternational(text);
    onChange(found ? { country: found.country, phone: found.national } : { phone: text });
  }

  return (
    <div>
      <Field label={m.profile_phone()} isRequired error={error}>
        {(control) => (
          <div className="grid gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <Select
              name="country"
              aria-label={m.profile_country()}
              autoComplete="tel-country-code"
              value={read.country}
              className={control.className}
              onChange={({ target }) => {
                if (isPhoneCountry(target.value)) onChange({ country: target.value });
              }}
            >
              {phoneCountries.map((each) => (
                <option key={each} value={each}>
                  {countryNames[each][language]} {callingCode(each)}
                </option>
              ))}
            </Select>
            <input
              {...control}
              type="tel"
              name="phone"
              autoComplete="tel-national"
              value={phone}
              onChange={({ target }) => type(target.value)}
              className={`${control.className} h-12`}
            />
          </div>
        )}
      </Field>
      <PhoneNote
        reading={read.reading}
        chosen={country}
        question={read.question}
        onChoose={(found) => isPhoneCountry(found) && onChange({ country: found })}
      />
    </div>
  );
}

/**
 * The business's number as it will be stored: read with its town's country unless another was chosen or typed. A number
 * from another country than the town prompts a question, and delays saving once if either was changed.
 * @param first the values before any change
 */
export function useProfilePhone(values: ProfileValues, first: ProfileValues) {
  const { phone, country } = values;
  const town = townCountry(values);
  const isChanged =
    phone !== first.phone || country !== first.country || town !== townCountry(first);
  const isElsewhere = ({ country: found }: PhoneReadings) =>
    found !== null && town !== undefined && found !== town;
  const typed = {
    phone,
    country: isPhoneCountry(country) ? country : undefined,
    townCountry: town,
  };
  const { reading, settle } = usePhoneReading(typed, {
    field: 'phone',
    open: (found) => (isChanged && isElsewhere(found) ? m.profile_phone_check() : null),
  });
  const question = reading && isElsewhere(reading) ? m.profile_phone_elsewhere() : null;
  return { reading, question, settle, country: country || (reading?.country ?? town ?? 'AL') };
}

function townCountry({ town_slug, town_country }: ProfileValues): CountryCode | undefined {
  const code = townOfSlug(town_slug)?.country ?? town_country;
  return isCountry(code) ? code : undefined;
}
