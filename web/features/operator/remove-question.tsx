import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useChange } from './use-change.ts';

interface Props {
  heading: string;
  text: string;
  /** Said once it is gone. */
  success: string;
  send: (api: Api) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is removed for good. Closes after a failure too, which a toast tells. */
export function RemoveQuestion({ heading, text, success, send, onClose }: Props) {
  const { change } = useChange();
  return (
    <ConfirmDialog
      heading={heading}
      confirmLabel={m.console_remove_yes()}
      cancelLabel={m.account_cancel()}
      onConfirm={() => void change(send, success).then(onClose)}
      onCancel={onClose}
    >
      <p className="text-pretty wrap-anywhere">{text}</p>
    </ConfirmDialog>
  );
}
