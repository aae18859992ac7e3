import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Removes the cover photo after asking. */
export function RemoveCover({ onRemove }: { onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)} className={buttonClass('plain')}>
        <Icon name="close" className="size-5" />
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
