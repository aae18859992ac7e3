import type { ComponentProps, ReactNode } from 'react';
import { SellersStyles } from '../../platform/sellers-styles.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { FormFrame } from './form-frame.tsx';

interface Props {
  form: ComponentProps<typeof FormFrame>['form'];
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
      <SellersStyles />
      {text && <p className="mt-2 text-pretty text-ink-quiet">{text}</p>}
      <div className="mt-5">
        <FormFrame {...form} onCancel={onClose} />
      </div>
    </QuestionDialog>
  );
}
