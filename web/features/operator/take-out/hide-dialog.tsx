import type { KnownListing } from '@orendi/contract/schemas/operator-shop';
import { m } from '@orendi/messages';
import { TakeOutDialog } from './take-out-dialog.tsx';

/** Hides a listing. */
export function HideDialog({ listing, onClose }: { listing: KnownListing; onClose: () => void }) {
  const { id, name } = listing;
  return (
    <TakeOutDialog
      heading={m.console_hide_heading({ name })}
      text={m.console_hide_text()}
      label={m.console_hide()}
      success={m.console_hidden_done({ name })}
      send={(api, body) => api('POST /operator/listings/{id}/hide', { params: { id }, body })}
      onClose={onClose}
    />
  );
}
