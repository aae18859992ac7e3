import type { CountryCode } from '@orendi/contract/countries';
import type { PhoneReadings } from '@orendi/contract/schemas/contact';
import { m } from '@orendi/messages';
import { usePhoneReading } from '../../phones/use-phone-reading.ts';
import { isCountry, townOfSlug } from '../../towns/known-towns.ts';
import { isPhoneCountry } from './phone-text.ts';
import type { ProfileValues } from './profile-values.ts';

/**
 * The business's own number as it will be stored: read by its town's country where no other was chosen or typed. A number
 * of another country than the town is asked about, and holds up saving once if either was changed.
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
