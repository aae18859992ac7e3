import type { RequestType } from '@orendi/contract/listings';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { emptyDraft, openDraft, type DraftStore, type FormDraft } from './form-draft.ts';
import { emptyForm, type FormField } from './form-values.ts';

/**
 * The draft of a listing's form: empty during hydration, then what this tab has stored, overridden by what was filled
 * in before hydration.
 */
export function useDraft(
  type: RequestType,
  id: number,
  form: RefObject<HTMLFormElement | null>,
): [FormDraft, DraftStore] {
  const [store] = useState(() => openDraft(type, id));
  const draft = useSyncExternalStore(store.subscribe, store.read, () => emptyDraft);

  useEffect(() => {
    if (form.current === null) return;
    const { values } = store.read();
    const shown = new FormData(form.current);
    const filled = (Object.keys(emptyForm) as FormField[])
      .map((field) => [field, shown.get(field)] as const)
      .filter(([field, text]) => text !== emptyForm[field] && text !== values[field]);
    if (filled.length === 0) return;
    store.write({ values: { ...values, ...Object.fromEntries(filled) }, idempotencyKey: null });
  }, [store, form]);

  return [draft, store];
}
