import type { CountryCode } from '@orendi/contract/countries';
import type { ContactMethod } from '@orendi/contract/schemas/request-form';
import type { RequestType } from '@orendi/contract/listings';

export interface FormValues {
  name: string;
  contactEmail: string;
  phoneNumber: string;
  /** The country chosen for an ambiguous number; blank before. */
  phoneCountry: CountryCode | '';
  preferredContactMethod: ContactMethod;
  message: string;
}

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
export function requiredFields(values: FormValues): Set<keyof FormValues> {
  const { preferredContactMethod, phoneNumber, contactEmail } = values;
  const [isPhone, isEmail] = [phoneNumber.trim() !== '', contactEmail.trim() !== ''];
  const isByEmail = preferredContactMethod === 'email' ? isEmail || !isPhone : isEmail && !isPhone;
  return new Set(['name', isByEmail ? 'contactEmail' : 'phoneNumber']);
}

/** The form's values and the key they were sent with, which survive a reload. */
interface FormDraft {
  values: FormValues;
  /** The same for every attempt with unchanged values; null before the first. */
  idempotencyKey: string | null;
}

export const emptyDraft: FormDraft = { values: emptyForm, idempotencyKey: null };

/**
 * One listing's form values, stored in this tab. Failing storage is ignored: the form still works, but does not survive
 * a reload.
 */
export function openDraft(type: RequestType, id: number) {
  const name = `request ${type} ${id}`;
  const listeners = new Set<() => void>();
  let draft: FormDraft | undefined;

  function set(next: FormDraft, keep: () => void): void {
    draft = next;
    try {
      keep();
    } catch {
      // Still kept in memory.
    }
    listeners.forEach((listener) => listener());
  }

  return {
    read: (): FormDraft => (draft ??= storedDraft(name)),
    write: (next: FormDraft): void =>
      set(next, () => sessionStorage.setItem(name, JSON.stringify(next))),
    drop: (): void => set(emptyDraft, () => sessionStorage.removeItem(name)),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function storedDraft(name: string): FormDraft {
  try {
    const { values, idempotencyKey } = JSON.parse(
      sessionStorage.getItem(name) ?? '{}',
    ) as Partial<FormDraft>;
    return { values: { ...emptyForm, ...values }, idempotencyKey: idempotencyKey ?? null };
  } catch {
    return emptyDraft;
  }
}
