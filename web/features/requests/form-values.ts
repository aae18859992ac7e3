import type { ContactMethod } from '@orendi/contract/schemas/request-form';

/** What a visitor fills in. */
export interface FormValues {
  name: string;
  contactEmail: string;
  phoneNumber: string;
  preferredContactMethod: ContactMethod;
  message: string;
}

export type FormField = keyof FormValues;

export const emptyForm: FormValues = {
  name: '',
  contactEmail: '',
  phoneNumber: '',
  preferredContactMethod: 'phone',
  message: '',
};

/** The way by which the seller can reach the visitor: the preferred one, or the other where only that is given. */
export function contactOf(values: FormValues): string {
  const [phone, email] = [values.phoneNumber.trim(), values.contactEmail.trim()];
  return values.preferredContactMethod === 'email' ? email || phone : phone || email;
}

/** Whether the server is sure to refuse these words, whatever else they say. */
export function isIncomplete(values: FormValues): boolean {
  return values.name.trim() === '' || contactOf(values) === '';
}

/**
 * Which fields carry an asterisk: of phone and e-mail the one by which the visitor wants to be reached, and each
 * as long as the other is blank.
 */
export function requiredFields(values: FormValues): Set<FormField> {
  const { preferredContactMethod, phoneNumber, contactEmail } = values;
  const required = new Set<FormField>(['name']);
  if (preferredContactMethod === 'phone' || contactEmail.trim() === '') required.add('phoneNumber');
  if (preferredContactMethod === 'email' || phoneNumber.trim() === '') required.add('contactEmail');
  return required;
}
