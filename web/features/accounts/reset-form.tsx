import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { explainFailure } from '../../api/calls/explain-failure.ts';
import { patientApi } from '../../api/patient-api.ts';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { NewPasswords } from './new-passwords.tsx';

const link = 'inline-block py-1 font-medium underline underline-offset-4';

/**
 * Sets a new password from the link in a mail, then links to the login. A link that no longer holds is told at once, not
 * when everything has been filled in.
 */
export function ResetForm({ token }: { token: string }) {
  const form = useForm({ password: '', confirmPassword: '' });
  const [isSaved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    patientApi('GET /auth/reset-password/{token}', { params: { token } }).catch((error) => {
      const { code, message } = explainFailure(error);
      if (code === 'BAD_REQUEST') setRefusal(message);
    });
  }, [token]);

  const save = () => {
    setSaved(false);
    return form.submit(async (api, passwords) => {
      await api('POST /auth/reset-password', { body: { ...passwords, token } });
      form.clear();
      setSaved(true);
    });
  };

  if (refusal !== undefined) {
    return (
      <div role="alert" className="flex flex-col gap-5">
        <p className="rounded-m border border-accent bg-accent-tint p-4 font-medium text-accent-deep">
          {refusal}
        </p>
        <a href={paths.forgotPassword} className={buttonClass('main', 'large')}>
          {m.password_new_link()}
        </a>
      </div>
    );
  }
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
