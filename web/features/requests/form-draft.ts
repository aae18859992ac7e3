import type { ListingType } from '@orendi/contract/listings';
import { emptyForm, type FormValues } from './form-values.ts';

/** What a form holds through a reload: the words, and the key under which they were sent. */
export interface FormDraft {
  values: FormValues;
  /** The same for every attempt with the same words; null before the first. */
  idempotencyKey: string | null;
}

export function draftName(type: ListingType, id: number): string {
  return `request ${type} ${id}`;
}

/** The draft of an earlier visit to the form in this tab; null when there is none or none can be kept. */
export function readDraft(name: string): FormDraft | null {
  try {
    const text = sessionStorage.getItem(name);
    if (text === null) return null;
    const { values, idempotencyKey } = JSON.parse(text) as FormDraft;
    return { values: { ...emptyForm, ...values }, idempotencyKey };
  } catch {
    return null;
  }
}

export function keepDraft(name: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works, it just does not survive a reload.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // There was nothing to keep it in.
  }
}
