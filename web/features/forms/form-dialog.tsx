import type { Api } from '@orendi/contract/client-types';
import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router';
import { SellersStyles } from '../../platform/sellers-styles.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { FormFrame } from './form-frame.tsx';
import type { useForm } from './use-form.ts';

type Frame = ComponentProps<typeof FormFrame>;
export interface FormDialogProps extends Pick<Frame, 'form' | 'label' | 'onSubmit' | 'children'> {
  heading: string;
  text?: string | undefined;
  onClose: () => void;
}

export function FormDialog({ heading, text, onClose, ...form }: FormDialogProps) {
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

interface ChangeDialogProps<Values extends Record<string, string>> extends Omit<
  FormDialogProps,
  'form' | 'onSubmit'
> {
  form: ReturnType<typeof useForm<Values>>;
  send: (api: Api, values: Values) => Promise<unknown>;
  /** Said once it is done. */
  success?: string;
}

/** Changes something of the page below, which then shows it. */
export function ChangeDialog<Values extends Record<string, string>>({
  form,
  send,
  success,
  ...dialog
}: ChangeDialogProps<Values>) {
  const { revalidate } = useRevalidator();

  const submit = () =>
    form.submit(async (api, values) => {
      await send(api, values);
      await revalidate();
      if (success) showToast({ kind: 'success', text: success, id: 'changed' });
      dialog.onClose();
    });

  return <FormDialog {...dialog} form={form} onSubmit={submit} />;
}
