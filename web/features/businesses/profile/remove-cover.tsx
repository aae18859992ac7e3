import { m } from '@orendi/messages';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

/** Removes the cover photo after asking. */
export function RemoveCover({ onRemove }: { onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="min-h-11 px-2 text-s text-ink-quiet underline underline-offset-4 hover:text-ink"
      >
        {m.profile_cover_remove()}
      </button>
      {isAsked && (
        <ConfirmDialog
          heading={m.profile_cover_remove_question()}
          confirmLabel={m.profile_cover_remove_yes()}
          cancelLabel={m.account_cancel()}
          onConfirm={() => {
            setAsked(false);
            onRemove();
          }}
          onCancel={() => setAsked(false)}
        >
          {m.profile_cover_remove_text()}
        </ConfirmDialog>
      )}
    </>
  );
}
