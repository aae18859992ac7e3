import type { NewAuthenticator } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { QuestionDialog } from '../../../../ui/dialogs/question-dialog.tsx';
import { AppStep } from './app-step.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasswordStep } from '../../password-step.tsx';

/** Turns the second factor on, in three steps: the password, the app with its first code, the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [authenticator, setAuthenticator] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<string[]>();
  const { revalidate } = useRevalidator();

  if (codes) return <CodesDialog codes={codes} onKept={onClose} />;
  return (
    <QuestionDialog
      key={authenticator ? 'app' : 'password'}
      heading={m.factor_on_heading()}
      onCancel={onClose}
    >
      {authenticator ? (
        <AppStep
          authenticator={authenticator}
          onCancel={onClose}
          onCodes={(given) => {
            setCodes(given);
            void revalidate();
          }}
        />
      ) : (
        <PasswordStep
          text={m.factor_password_first()}
          label={m.factor_continue()}
          onCancel={onClose}
          send={async (api, currentPassword) =>
            setAuthenticator(await api('POST /auth/authenticator', { body: { currentPassword } }))
          }
        />
      )}
    </QuestionDialog>
  );
}
