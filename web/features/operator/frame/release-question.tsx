import { formatNumber } from '@orendi/contract/money';
import type { Outbox } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { timeText } from '../../../platform/time-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useChange } from '../use-change.ts';

interface Props {
  held: NonNullable<Outbox['held']>;
  /** Leaves out what came with the backup. */
  isDropping: boolean;
  onClose: () => void;
}

/** Asks before a restored shop sends, as the shop before may have sent the same. */
export function ReleaseQuestion({ held, isDropping, onClose }: Props) {
  const { change } = useChange();
  const language = useLanguage();
  const { backup_of: then, fromBackup, own } = held;
  const counts = { old: formatNumber(fromBackup, language), own: formatNumber(own, language) };
  const release = () =>
    change(
      (api) => api('POST /operator/outbox/release', { body: { isDropping } }),
      m.console_released(),
    );
  return (
    <ConfirmDialog
      heading={m.console_release_heading()}
      confirmLabel={isDropping ? m.console_release_new() : m.console_release_all()}
      cancelLabel={m.account_cancel()}
      onConfirm={() => void release().then(onClose)}
      onCancel={onClose}
    >
      <p className="text-pretty">{m.console_release_text({ time: timeText(then), ...counts })}</p>
      {isDropping && <p className="mt-2 text-pretty">{m.console_release_drops()}</p>}
    </ConfirmDialog>
  );
}
