import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { dayText } from '../../../platform/day-text.ts';

interface Props {
  /** The end of the undo period. */
  until: string;
  /** Tells what an undo would do. */
  text: string;
  onUndo: () => void;
  isWriting: boolean;
}

/** Undoes an import, after asking. */
export function UndoImport({ until, text, onUndo, isWriting }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        aria-busy={isWriting}
        onClick={isWriting ? undefined : () => setAsking(true)}
        className={buttonClass()}
      >
        {isWriting && <Spinner />}
        {m.import_undo()}
      </button>
      <p className="text-s text-ink-quiet">{m.import_undo_until({ date: dayText(until) })}</p>
      {isAsking && (
        <ConfirmDialog
          heading={m.import_undo_question()}
          confirmLabel={m.import_undo()}
          cancelLabel={m.publish_cancel()}
          onConfirm={() => {
            setAsking(false);
            onUndo();
          }}
          onCancel={() => setAsking(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </div>
  );
}
