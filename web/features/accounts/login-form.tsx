import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import { paths } from '../../platform/paths.ts';
import { Button } from '../forms/button.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { proveWork } from '../captcha/prove-work.ts';
import { CodeField } from './code-field.tsx';

interface Props {
  email?: string;
  onSignedIn: (user: User) => Promise<void>;
  /** Opens links in a new tab, where another form is below this one. */
  isOverForm?: boolean;
}

/** Signs in. An account with a second factor is asked for a code in a second step. */
export function LoginForm({ email = '', onSignedIn, isOverForm }: Props) {
  const form = useForm({ email, password: '', code: '' });
  const [isCodeAsked, setCodeAsked] = useState(false);

  const { element } = form;
  useEffect(() => {
    if (isCodeAsked) element.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [isCodeAsked, element]);

  const logIn = () =>
    form.submit(async (api, body) => {
      let user: User;
      try {
        user = await proveWork((proof) => api('POST /auth/login', { ...proof, body }));
      } catch (error) {
        const code = error instanceof ApiFailure ? error.code : undefined;
        const isFirst = code === 'SECOND_FACTOR' && !isCodeAsked;
        // The password may have been changed since the code was asked for: its field shows the error.
        if (isFirst || code === 'UNAUTHENTICATED') setCodeAsked(isFirst);
        if (isFirst) return;
        throw error;
      }
      await onSignedIn(user);
    });

  function goBack(): void {
    form.change({ code: '' });
    setCodeAsked(false);
  }

  if (isCodeAsked) {
    return (
      <FormFrame
        form={form}
        label={m.login_submit()}
        onSubmit={logIn}
        after={
          <Button onClick={goBack} size="large">
            {m.login_code_back()}
          </Button>
        }
      >
        <p className="text-pretty">{m.login_code_text()}</p>
        <CodeField {...form.field('code')} label={m.login_code()} />
      </FormFrame>
    );
  }
  return (
    <FormFrame form={form} label={m.login_submit()} onSubmit={logIn}>
      <EmailField
        {...form.field('email')}
        label={m.account_email()}
        autoComplete="username webauthn"
      />
      <div>
        <PasswordField
          {...form.field('password')}
          label={m.password_label()}
          autoComplete="current-password"
        />
        <a
          href={paths.forgotPassword}
          target={isOverForm ? '_blank' : undefined}
          className="-my-1 inline-block py-2 text-s font-medium underline underline-offset-4"
        >
          {m.login_forgot()}
        </a>
      </div>
    </FormFrame>
  );
}
