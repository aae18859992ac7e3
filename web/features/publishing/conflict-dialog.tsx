import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';

interface Props {
  /** What stands in the form is saved over the other. */
  onMine: () => void;
  /** The form begins anew with the other. */
  onTheirs: () => void;
  /** Back to the form as it is. */
  onCancel: () => void;
  /** What was changed. */
  children?: ReactNode;
}

/** Asks what is to stay when something was saved elsewhere while it was edited here; nothing is lost unasked. */
export function ConflictDialog({ onMine, onTheirs, onCancel, children }: Props) {
  return (
    <QuestionDialog heading={m.publish_conflict_heading()} onCancel={onCancel}>
      <p className="mt-2 text-ink-quiet">{m.publish_conflict_text()}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onTheirs} className={buttonClass('plain')}>
          {m.publish_conflict_theirs()}
        </button>
        <button type="button" onClick={onMine} className={buttonClass('main')}>
          {m.publish_conflict_mine()}
        </button>
      </div>
    </QuestionDialog>
  );
}
