import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';

interface Props {
  /** Saves the form's content over the other version. */
  onMine: () => void;
  /** Resets the form to the other version. */
  onTheirs: () => void;
  /** Returns to the form as it is. */
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks which version to keep when something was saved elsewhere while being edited here. */
export function ConflictDialog({ onMine, onTheirs, onCancel, children }: Props) {
  return (
    <QuestionDialog heading={m.publish_conflict_heading()} onCancel={onCancel}>
      <p className="mt-2 text-ink-quiet">{m.publish_conflict_text()}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onTheirs}>{m.publish_conflict_theirs()}</Button>
        <Button onClick={onMine} kind="main">
          {m.publish_conflict_mine()}
        </Button>
      </div>
    </QuestionDialog>
  );
}
