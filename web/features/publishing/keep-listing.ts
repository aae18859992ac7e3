import type { ListingState } from '@orendi/contract/listings';
import { m } from '@orendi/messages';

/** Names of the button, for each present state of the listing. */
const keepNames = {
  draft: m.product_keep_draft,
  published: m.product_hide,
  hidden: m.product_keep_hidden,
};

/** The button that keeps a listing out of the shop, as a draft or hidden; null is a new listing. */
export function keepButton(
  present: { state: ListingState } | null,
  save: (state: ListingState) => Promise<void>,
) {
  const state = present?.state ?? 'draft';
  const kept = state === 'draft' ? 'draft' : 'hidden';
  return { label: keepNames[state](), onPress: () => void save(kept) };
}
