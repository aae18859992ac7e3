import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { buttonClass } from '../button-class.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface Props {
  heading: string;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A yes/no question; the first button, which has the focus, changes nothing. */
export function ConfirmDialog({ heading, children, ...answers }: Props) {
  const { confirmLabel, cancelLabel = m.account_cancel(), onConfirm, onCancel } = answers;
  return (
    <QuestionDialog heading={heading} onCancel={onCancel}>
      <div className="mt-2 text-ink-quiet">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onCancel} className={buttonClass('plain')}>
          {cancelLabel}
        </button>
        <button type="button" onClick={onConfirm} className={buttonClass('main')}>
          {confirmLabel}
        </button>
      </div>
    </QuestionDialog>
  );
}
