import { type CountryCode, isCountry } from '@orendi/contract/countries';
import { phoneCountry } from '@orendi/contract/phone';
import { townOfId } from '@orendi/contract/towns';

/** The town of a business in column names: of the list, or any other with its country. */
export interface TownPlace {
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

/** The country by which the numbers of a business's visitors are read: of its own number, else of its town. */
export function sellerCountry(columns: SellerCountryColumns): CountryCode | null {
  return phoneCountry(columns.phone_no) ?? townCountry(columns);
}
