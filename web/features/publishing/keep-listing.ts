import type { ListingState } from '@orendi/contract/listings';
import { m } from '@orendi/messages';
import { showToast } from '../../ui/toast/show-toast.ts';

/** Names of the button that keeps a listing out of the shop, by the listing's present state. */
export const keepNames = {
  draft: m.product_keep_draft,
  published: m.product_hide,
  hidden: m.product_keep_hidden,
};

/** The state of a listing that is kept out of the shop; null is a new one. */
export function keptState(present: { state: ListingState } | null): ListingState {
  return present === null || present.state === 'draft' ? 'draft' : 'hidden';
}

export function tellKept(): void {
  showToast({ kind: 'success', text: m.product_kept(), id: 'published' });
}
