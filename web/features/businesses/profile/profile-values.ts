import type { OwnBusiness } from '@orendi/contract/schemas/business';
import { contactSwitches, webFields } from '@orendi/contract/contact-ways';
import { placeValues } from './place/place-values.ts';
import { isPhoneCountry, joinPhone, splitPhone } from './phone-text.ts';

const descriptions = ['description_en', 'description_al'] as const;
const textFields = [
  'business_name',
  'address',
  'tax_number',
  ...descriptions,
  ...webFields,
] as const;

/** The form's texts. The country is that of the phone number, blank until one is chosen or typed; the number is national. */
export type ProfileValues = ReturnType<typeof profileValues>;

/**
 * The form's initial values.
 * @param business null when there is none yet; `email` then serves as its default
 */
export function profileValues(business: OwnBusiness | null, email: string) {
  const phone = business ? splitPhone(business.phone_no) : null;
  return {
    ...valuesOf(textFields, (name) => business?.[name] ?? ''),
    ...valuesOf(Object.values(contactSwitches), (name) => String(business?.[name] ?? false)),
    ...placeValues(business),
    email: business?.email ?? email,
    country: phone?.country ?? '',
    phone: phone?.national ?? '',
  };
}

function valuesOf<Name extends string>(names: readonly Name[], read: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}

/**
 * The form as the API expects it.
 * @param logo a new file, or the address of the present one
 */
export function profileFormData(
  { country, phone, ...texts }: Record<keyof ProfileValues, string>,
  industryIds: readonly string[],
  logo: File | string | null,
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('address', texts.address.replace(/,\s*$/, ''));
  for (const name of webFields) form.set(name, completeAddress(name, texts[name]));
  form.set('phone', isPhoneCountry(country) ? joinPhone(country, phone) : phone);
  for (const id of industryIds) form.append('industry_ids', id);
  if (logo !== null) form.set(typeof logo === 'string' ? 'existingLogoUrl' : 'logo', logo);
  return form;
}

/** Where a bare handle (`@drini`) leads. */
const profiles: Partial<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
};

/**
 * Completes a web address as people type it: with or without `https://`, or just the handle on a network. Anything else
 * is left for the server to refuse.
 */
export function completeAddress(field: string, typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  const profile = profiles[field];
  // Without an @, text containing a dot is an address.
  const isName = /^(@[\w.-]+|[\w-]+)$/.test(text);
  return profile !== undefined && isName ? profile + text.replace('@', '') : `https://${text}`;
}
