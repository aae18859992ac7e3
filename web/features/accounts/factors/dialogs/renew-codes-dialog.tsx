import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasswordStep } from '../../password-step.tsx';

/** Replaces the recovery codes after asking for the password, and shows the new ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const { revalidate } = useRevalidator();

  if (codes) return <CodesDialog codes={codes} onKept={onClose} />;
  return (
    <QuestionDialog heading={m.factor_renew()} onCancel={onClose}>
      <PasswordStep
        text={m.factor_renew_text()}
        label={m.factor_renew_confirm()}
        onCancel={onClose}
        send={async (api, currentPassword) => {
          const body = { currentPassword };
          const { recoveryCodes } = await api('POST /auth/recovery-codes', { body });
          setCodes(recoveryCodes);
          void revalidate();
        }}
      />
    </QuestionDialog>
  );
}
