import { m } from '@orendi/messages';
import { useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { NewPasswords } from './new-passwords.tsx';

const link = 'inline-block py-1 font-medium underline underline-offset-4';

/** Sets a new password from the link in a mail, then links to the login. */
export function ResetForm({ token }: { token: string }) {
  const form = useForm({ password: '', confirmPassword: '' });
  const [isSaved, setSaved] = useState(false);

  const save = () => {
    setSaved(false);
    return form.submit(async (api, passwords) => {
      await api('POST /auth/reset-password', { body: { ...passwords, token } });
      form.clear();
      setSaved(true);
    });
  };

  return (
    <>
      <FormFrame
        form={form}
        label={m.password_save()}
        onSubmit={save}
        notice={isSaved && <Saved />}
      >
        <NewPasswords field={form.field} label={m.password_new()} />
      </FormFrame>
      <p className="mt-5 text-center text-s">
        <a href={paths.forgotPassword} className={link}>
          {m.password_new_link()}
        </a>
      </p>
    </>
  );
}

function Saved() {
  return (
    <>
      <p>{m.password_saved()}</p>
      {/* A full load: any session this browser had has ended. */}
      <a href={paths.login} data-full-load className={link}>
        {m.login_submit()}
      </a>
    </>
  );
}
