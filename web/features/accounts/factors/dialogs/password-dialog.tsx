import type { Api } from '@orendi/contract/client-types';
import { useRevalidator } from 'react-router';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PasswordStep } from '../../password-step.tsx';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';

interface Props {
  heading: string;
  text: string;
  /** Names what the button does. */
  label: string;
  /** Said once it is done. */
  success: string;
  send: (api: Api, currentPassword: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password before a change, makes it, and closes. */
export function PasswordDialog({ heading, text, label, success, send, onClose }: Props) {
  const { revalidate } = useRevalidator();

  async function change(api: Api, currentPassword: string): Promise<void> {
    await send(api, currentPassword);
    await revalidate();
    showToast({ kind: 'success', text: success, id: 'factors' });
    onClose();
  }

  return (
    <QuestionDialog heading={heading} onCancel={onClose}>
      <PasswordStep text={text} label={label} onCancel={onClose} send={change} />
    </QuestionDialog>
  );
}
