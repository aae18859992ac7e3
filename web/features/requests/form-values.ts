import type { ContactMethod } from '@orendi/contract/schemas/request-form';

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

/** The contact the seller should use: the preferred one, or the other if only that is given. */
export function contactOf(values: FormValues): string {
  const [phone, email] = [values.phoneNumber.trim(), values.contactEmail.trim()];
  return values.preferredContactMethod === 'email' ? email || phone : phone || email;
}

/** Whether the server is certain to reject these values. */
export function isIncomplete(values: FormValues): boolean {
  return values.name.trim() === '' || contactOf(values) === '';
}

/** The fields marked as required: of phone and e-mail the preferred one, and each while the other is blank. */
export function requiredFields(values: FormValues): Set<FormField> {
  const { preferredContactMethod, phoneNumber, contactEmail } = values;
  const required = new Set<FormField>(['name']);
  if (preferredContactMethod === 'phone' || contactEmail.trim() === '') required.add('phoneNumber');
  if (preferredContactMethod === 'email' || phoneNumber.trim() === '') required.add('contactEmail');
  return required;
}
