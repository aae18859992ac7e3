import type { ReactNode } from 'react';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { FormFrame } from './form-frame.tsx';
import type { Submission } from './use-submission.ts';

interface Props {
  form: Pick<Submission, 'element' | 'failure' | 'isSending'>;
  heading: string;
  text?: string;
  label: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ heading, text, onClose, ...form }: Props) {
  return (
    <QuestionDialog heading={heading} onCancel={onClose}>
      {text && <p className="mt-2 text-pretty text-ink-quiet">{text}</p>}
      <div className="mt-5">
        <FormFrame {...form} onCancel={onClose} />
      </div>
    </QuestionDialog>
  );
}
