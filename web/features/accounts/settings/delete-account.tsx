import type { Api } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { PasswordStep } from '../password-step.tsx';

/** Permanently deletes the account after asking for the password. */
export function DeleteAccount() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className={`${buttonClass('plain')} text-accent-deep`}
      >
        {m.account_delete()}
      </button>
      {isAsked && <DeleteQuestion onCancel={() => setAsked(false)} />}
    </>
  );
}

function DeleteQuestion({ onCancel }: { onCancel: () => void }) {
  async function deleteAccount(api: Api, currentPassword: string): Promise<void> {
    await api('POST /auth/delete-account', { body: { currentPassword } });
    location.replace(paths.home());
  }

  return (
    <QuestionDialog heading={m.account_delete_question()} onCancel={onCancel}>
      <PasswordStep
        text={m.account_delete_text()}
        label={m.account_delete_confirm()}
        onCancel={onCancel}
        send={deleteAccount}
      />
    </QuestionDialog>
  );
}
