import type { RequestType } from '@orendi/contract/listings';
import { emptyForm, type FormValues } from './form-values.ts';

/** What survives a reload: the form's values, and the key they were sent with. */
export interface FormDraft {
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
