import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { CodesStep } from './codes-step.tsx';
import { PasswordStep } from './password-step.tsx';

/** Replaces the recovery codes after asking for the password, and shows the new ones. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const { revalidate } = useRevalidator();

  if (codes) {
    return (
      <QuestionDialog key="codes" heading={m.factor_codes_heading()} onCancel={() => {}}>
        <CodesStep codes={codes} onKept={onClose} />
      </QuestionDialog>
    );
  }
  return (
    <QuestionDialog key="password" heading={m.factor_renew()} onCancel={onClose}>
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
