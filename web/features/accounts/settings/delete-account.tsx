import { m } from '@orendi/messages';
import { useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';

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
  const form = useForm({ currentPassword: '' });

  const deleteAccount = () =>
    form.submit(async (api, body) => {
      await api('POST /auth/delete-account', { body });
      location.replace(paths.home());
    });

  return (
    <QuestionDialog heading={m.account_delete_question()} onCancel={onCancel}>
      <p className="mt-2 mb-5 text-ink-quiet">{m.account_delete_text()}</p>
      <FormFrame
        form={form}
        label={m.account_delete_confirm()}
        onSubmit={deleteAccount}
        after={
          <button type="button" onClick={onCancel} className={buttonClass('plain', 'large')}>
            {m.account_cancel()}
          </button>
        }
      >
        <PasswordField
          {...form.field('currentPassword')}
          label={m.account_current_password()}
          autoComplete="current-password"
        />
      </FormFrame>
    </QuestionDialog>
  );
}
