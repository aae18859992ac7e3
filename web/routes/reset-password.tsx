import type { Factors } from '@orendi/contract/schemas/factors';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { explainFailure } from '../api/calls/explain-failure.ts';
import { patientApi } from '../api/patient-api.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { NewPasswords } from '../features/accounts/passwords.tsx';
import { proveWork } from '../features/captcha/prove-work.ts';
import { FormFrame } from '../features/forms/form-frame.tsx';
import { useForm } from '../features/forms/use-form.ts';
import { dayText } from '../platform/day-text.ts';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

export function Component() {
  const { token = '' } = useParams();
  return (
    <FormPage
      isNarrow
      title={m.password_reset_title()}
      intro={m.password_reset_intro()}
      path={paths.resetPassword(token)}
    >
      <ResetForm key={token} token={token} />
    </FormPage>
  );
}

const link = 'inline-block py-1 font-medium underline underline-offset-4';

/** Sets a new password from the link in a mail. A link that no longer holds is told at once. */
function ResetForm({ token }: { token: string }) {
  const form = useForm({ password: '', confirmPassword: '' });
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    patientApi('GET /auth/reset-password/{token}', { params: { token } }).catch((error) => {
      const { code, message } = explainFailure(error);
      if (code === 'BAD_REQUEST') setRefusal(message);
    });
  }, [token]);

  const save = () =>
    form.submit(async (api, passwords) => {
      // Asked for first: the link is spent afterwards.
      const kept = await api('GET /auth/reset-password/{token}/factors', { params: { token } });
      const body = { ...passwords, token };
      await proveWork((proof) => api('POST /auth/reset-password', { ...proof, body }));
      form.clear();
      form.notify(<Saved {...kept} />);
    });

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
      <FormFrame form={form} label={m.password_save()} onSubmit={save}>
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

function Saved({ authenticator, passkeys }: Factors) {
  const isAlone = authenticator === null && passkeys.length === 0;
  return (
    <>
      <p>{m.password_saved()}</p>
      {!isAlone && (
        <>
          <p className="mt-3">{m.factor_stays()}</p>
          <ul className="my-2 list-disc pl-5 wrap-anywhere tabular-nums">
            {passkeys.map(({ id, name, created_at: made, last_used_at: used }) => (
              <li key={id}>
                {m.factor_stays_passkey({ name, date: dayText(made) })}
                {used !== null && ` · ${m.passkey_used_on({ date: dayText(used) })}`}
              </li>
            ))}
            {authenticator && (
              <li>{m.factor_stays_app({ date: dayText(authenticator.created_at) })}</li>
            )}
          </ul>
          <p>{m.factor_stays_unknown()}</p>
        </>
      )}
      {/* A full load: any session this browser had has ended. */}
      <a
        href={isAlone ? paths.login : paths.loginFor(paths.account)}
        data-full-load
        className={link}
      >
        {isAlone ? m.login_submit() : m.factor_stays_login()}
      </a>
    </>
  );
}
