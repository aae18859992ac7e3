import type { CountryCode } from '@orendi/contract/countries';
import type { ContactMethod } from '@orendi/contract/schemas/request-form';

export interface FormValues {
  name: string;
  contactEmail: string;
  phoneNumber: string;
  /** The answer to whose number it is; blank before. */
  phoneCountry: CountryCode | '';
  preferredContactMethod: ContactMethod;
  message: string;
}

export type FormField = keyof FormValues;

export const emptyForm: FormValues = {
  name: '',
  contactEmail: '',
  phoneNumber: '',
  phoneCountry: '',
  preferredContactMethod: 'phone',
  message: '',
};

/** The contact the seller should use: the preferred one, or the other if only that is given. */
export function contactOf(values: FormValues): string {
  const [phone, email] = [values.phoneNumber.trim(), values.contactEmail.trim()];
  return values.preferredContactMethod === 'email' ? email || phone : phone || email;
}

/** Whether the server is certain to reject these values. */
export function isIncomplete(values: FormValues): boolean {
  return values.name.trim() === '' || contactOf(values) === '';
}

/** The fields marked as required: of phone and e-mail one is enough, the preferred one unless only the other is given. */
export function requiredFields(values: FormValues): Set<FormField> {
  const { preferredContactMethod, phoneNumber, contactEmail } = values;
  const [isPhone, isEmail] = [phoneNumber.trim() !== '', contactEmail.trim() !== ''];
  const isByEmail = preferredContactMethod === 'email' ? isEmail || !isPhone : isEmail && !isPhone;
  return new Set(['name', isByEmail ? 'contactEmail' : 'phoneNumber']);
}
