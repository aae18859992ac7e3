import type { Hiding } from '@orendi/contract/schemas/hiding';

/** Since when and why the operator keeps a product or package out of the shop; null while it is shown. */
export interface HidingColumns {
  hidden_at: Date | null;
  hidden_reason: string | null;
}

/** As its seller reads it; nothing of a listing that is shown. */
export function presentHiding({ hidden_at: since, hidden_reason: reason }: HidingColumns): {
  hidden?: Hiding;
} {
  return since === null ? {} : { hidden: { since: since.toISOString(), reason: reason ?? '' } };
}
