import { type CountryCode, countryNames } from '@orendi/contract/countries';
import { phoneCountry, readablePhone, readBusinessPhone, readPhone } from '@orendi/contract/phone';
import type { PhoneForm, PhoneReadings } from '@orendi/contract/schemas/contact';
import type { Services } from '../../services.ts';
import { sellerCountry } from '../businesses/index.ts';

/** Reads a number that somebody types, by the business that is asked or as a business's own. */
export async function readTypedPhone(
  db: Services['db'],
  { phone: typed, country: chosen, businessId, townCountry }: PhoneForm,
): Promise<PhoneReadings> {
  const town = townCountry ?? null;
  const isOwn = businessId === undefined;
  const seller = isOwn ? town : await findSellerCountry(db, businessId);
  const read = readPhone(typed, { seller, chosen });
  const phone = isOwn && !chosen ? readBusinessPhone(typed, town) : read.phone;
  return {
    phone: phone && readablePhone(phone),
    country: phone === null ? null : phoneCountry(phone),
    is_doubtful: read.isDoubtful && !isOwn,
    readings: read.readings.map(({ country, phone: number }) => {
      const { en: name, al: name_al } = countryNames[country];
      return { country, name, name_al, phone: readablePhone(number) };
    }),
  };
}

async function findSellerCountry(db: Services['db'], id: number): Promise<CountryCode | null> {
  const business = await db
    .selectFrom('business')
    .select(['phone_no', 'town_id', 'country'])
    .where('id', '=', id)
    .executeTakeFirst();
  return business ? sellerCountry(business) : null;
}
