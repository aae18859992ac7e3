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

/** The fields that a visitor types into. */
export const textFields = [
  'name',
  'phoneNumber',
  'contactEmail',
  'message',
] as const satisfies FormField[];

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
