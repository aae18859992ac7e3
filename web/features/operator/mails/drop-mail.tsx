import type { WaitingMail } from '@orendi/contract/schemas/operator-work';
import { m } from '@orendi/messages';
import { SureQuestion } from '../sure-question.tsx';

interface Props {
  mail: WaitingMail;
  onClose: () => void;
}

export function DropMail({ mail: { id, subject, recipient }, onClose }: Props) {
  return (
    <SureQuestion
      heading={m.console_mail_drop_heading()}
      text={m.console_mail_drop_text({ subject, recipient })}
      success={m.console_mail_dropped()}
      send={(api) => api('PUT /operator/mails', { body: { ids: [id], action: 'drop' } })}
      onClose={onClose}
    />
  );
}
