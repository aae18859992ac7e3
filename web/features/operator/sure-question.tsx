import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useChange } from './use-change.ts';

interface Props {
  heading: string;
  text: string;
  /** Names what is done; by default the removal. */
  label?: string;
  /** Said once it is done. */
  success: string;
  send: (api: Api) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. Closes after a failure too, which a toast tells. */
export function SureQuestion({
  heading,
  text,
  label = m.console_remove_yes(),
  success,
  send,
  onClose,
}: Props) {
  const { change } = useChange();
  return (
    <ConfirmDialog
      heading={heading}
      confirmLabel={label}
      cancelLabel={m.account_cancel()}
      onConfirm={() => void change(send, success).then(onClose)}
      onCancel={onClose}
    >
      <p className="text-pretty wrap-anywhere">{text}</p>
    </ConfirmDialog>
  );
}
