import type { RequestType } from '@orendi/contract/listings';
import { useState, useSyncExternalStore } from 'react';
import { emptyDraft, openDraft, type DraftStore, type FormDraft } from './form-draft.ts';

/** The draft of a listing's form: empty during hydration, then what this tab has stored. */
export function useDraft(type: RequestType, id: number): [FormDraft, DraftStore] {
  const [store] = useState(() => openDraft(type, id));
  const draft = useSyncExternalStore(store.subscribe, store.read, () => emptyDraft);
  return [draft, store];
}
