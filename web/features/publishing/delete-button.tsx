import { m } from '@orendi/messages';
import { useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  label: string;
  question: string;
  /** Explains what will happen. */
  text: string;
  onDelete: () => void;
}

/** Deletes what a form edits, after asking. */
export function DeleteButton({ label, question, text, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div id="delete" className="flex flex-col border-t border-line pt-6">
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${buttonClass()} self-start text-accent-deep`}
      >
        {label}
      </button>
      {isAsking && (
        <ConfirmDialog
          heading={question}
          confirmLabel={label}
          cancelLabel={m.publish_cancel()}
          onConfirm={() => {
            setAsking(false);
            onDelete();
          }}
          onCancel={() => setAsking(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </div>
  );
}
