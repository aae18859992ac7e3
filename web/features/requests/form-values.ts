import type { CountryCode } from '@orendi/contract/countries';
import type { ContactMethod } from '@orendi/contract/schemas/request-form';
import type { RequestType } from '@orendi/contract/listings';
import { followKept, keepText, keptText, objectIn, tellKept } from '../../platform/kept-text.ts';

export const emptyForm = {
  name: '',
  contactEmail: '',
  phoneNumber: '',
  /** The country chosen for an ambiguous number; blank before. */
  phoneCountry: '' as CountryCode | '',
  preferredContactMethod: 'phone' as ContactMethod,
  message: '',
};

export type FormValues = typeof emptyForm;

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
export function requiredFields(values: FormValues): Set<keyof FormValues> {
  const { preferredContactMethod, phoneNumber, contactEmail } = values;
  const [isPhone, isEmail] = [phoneNumber.trim() !== '', contactEmail.trim() !== ''];
  const isByEmail = preferredContactMethod === 'email' ? isEmail || !isPhone : isEmail && !isPhone;
  return new Set(['name', isByEmail ? 'contactEmail' : 'phoneNumber']);
}

/** Survives a reload. The key is the same for every attempt with unchanged values; null before the first. */
export const emptyDraft = { values: emptyForm, idempotencyKey: null as string | null };

type FormDraft = typeof emptyDraft;

/**
 * One listing's form values, stored in this tab. Failing storage is ignored: the form still works, but does not survive
 * a reload.
 */
export function openDraft(type: RequestType, id: number) {
  const name = `request ${type} ${id}`;
  let draft: FormDraft | undefined;

  function set(next: FormDraft, text: string | null): void {
    draft = next;
    keepText(name, text, 'sessionStorage');
    tellKept();
  }

  return {
    read: (): FormDraft => (draft ??= storedDraft(name)),
    write: (next: FormDraft): void => set(next, JSON.stringify(next)),
    drop: (): void => set(emptyDraft, null),
    subscribe: followKept,
  };
}

function storedDraft(name: string): FormDraft {
  const kept: Partial<FormDraft> = objectIn(keptText(name, 'sessionStorage'));
  return { values: { ...emptyForm, ...kept.values }, idempotencyKey: kept.idempotencyKey ?? null };
}
