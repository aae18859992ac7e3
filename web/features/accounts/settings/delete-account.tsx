import { m } from '@orendi/messages';
import { useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../forms/button.tsx';
import { PasswordDialog } from '../password-dialog.tsx';

/** Permanently deletes the account after asking for the password. */
export function DeleteAccount() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)} className="text-accent-deep">
        {m.account_delete()}
      </Button>
      {isAsked && (
        <PasswordDialog
          heading={m.account_delete_question()}
          text={m.account_delete_text()}
          label={m.account_delete_confirm()}
          onClose={() => setAsked(false)}
          send={async (api, body) => {
            await api('POST /auth/delete-account', { body });
            location.replace(paths.home());
          }}
        />
      )}
    </>
  );
}
