import type { CountryCode } from '@orendi/contract/countries';
import type { ContactMethod } from '@orendi/contract/schemas/request-form';
import { readCentimeters } from '../../platform/centimeters.ts';
import { followKept, keepText, keptText, objectIn, tellKept } from '../../platform/kept-text.ts';

export const emptyForm = {
  name: '',
  contactEmail: '',
  phoneNumber: '',
  /** The country chosen for an ambiguous number; blank before. */
  phoneCountry: '' as CountryCode | '',
  /** WhatsApp is a way to use the number. */
  preferredContactMethod: 'phone' as ContactMethod | 'whatsapp',
  wantedLength: '',
  wantedWidth: '',
  wantedHeight: '',
  message: '',
};

export type FormValues = typeof emptyForm;

/** The wanted size, in the order in which it is written. */
export const wantedSides = ['wantedLength', 'wantedWidth', 'wantedHeight'] as const;

/** The values as the call takes them. */
export function formBody({ preferredContactMethod: method, phoneCountry, ...values }: FormValues) {
  const isWhatsapp = method === 'whatsapp';
  // A text that is no length is refused with a sentence at its field.
  const size = wantedSides.map((side) => [side, readCentimeters(values[side]) ?? values[side]]);
  return {
    ...values,
    ...(Object.fromEntries(size) as Record<(typeof wantedSides)[number], string | number>),
    phoneCountry: phoneCountry || undefined,
    preferredContactMethod: isWhatsapp ? 'phone' : method,
    prefersWhatsapp: isWhatsapp,
  } as const;
}

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

/**
 * Survives a reload. The key is the same for every attempt with unchanged values; null before the first. The links of the
 * requests that have been sent are named by what they are about.
 */
export const emptyDraft = {
  values: emptyForm,
  idempotencyKey: null as string | null,
  sent: {} as Record<string, string>,
};

type FormDraft = typeof emptyDraft;

/**
 * The form values for one listing, or for several at once, stored in this tab. Failing storage is ignored: the form still
 * works, but does not survive a reload.
 * @param key of what is asked about, or several
 */
export function openDraft(key: string) {
  const name = `request ${key}`;
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
  return { ...emptyDraft, ...kept, values: { ...emptyForm, ...kept.values } };
}
