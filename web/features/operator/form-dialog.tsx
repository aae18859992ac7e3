import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import type { useForm } from '../forms/use-form.ts';

interface Props<Values extends Record<string, string>> {
  form: ReturnType<typeof useForm<Values>>;
  heading: string;
  /** What will happen. */
  text?: string;
  /** Names what the button does. */
  label?: string;
  /** Said once it is done. */
  success: string;
  send: (api: Api, values: Values) => Promise<unknown>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog of the console: once it is sent, the page shows what has changed, and a toast says it. */
export function FormDialog<Values extends Record<string, string>>({
  form,
  heading,
  text,
  label = m.console_save(),
  success,
  send,
  onClose,
  children,
}: Props<Values>) {
  const { revalidate } = useRevalidator();

  const submit = () =>
    form.submit(async (api, values) => {
      await send(api, values);
      await revalidate();
      showToast({ kind: 'success', text: success, id: 'console' });
      onClose();
    });

  return (
    <QuestionDialog heading={heading} onCancel={onClose}>
      {text && <p className="mt-2 text-pretty text-ink-quiet">{text}</p>}
      <div className="mt-5">
        <FormFrame form={form} label={label} onSubmit={() => void submit()} onCancel={onClose}>
          {children}
        </FormFrame>
      </div>
    </QuestionDialog>
  );
}
