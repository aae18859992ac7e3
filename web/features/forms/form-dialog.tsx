import type { ComponentProps } from 'react';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { FormFrame } from './form-frame.tsx';

type Frame = ComponentProps<typeof FormFrame>;
export interface FormDialogProps extends Pick<Frame, 'form' | 'label' | 'onSubmit' | 'children'> {
  heading: string;
  text?: string;
  onClose: () => void;
}

export function FormDialog({ heading, text, onClose, ...form }: FormDialogProps) {
  return (
    <QuestionDialog heading={heading} onCancel={onClose}>
      {text && <p className="mt-2 text-pretty text-ink-quiet">{text}</p>}
      <div className="mt-5">
        <FormFrame {...form} onCancel={onClose} />
      </div>
    </QuestionDialog>
  );
}
