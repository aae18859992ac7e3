import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmailField } from '../forms/email-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { safeReturn } from './safe-return.ts';
import { useEntering } from './use-entering.tsx';
import { landingOf } from './way-around.ts';

/** Signs in, then goes to the page first requested, else to the user's landing page. */
export function LoginForm() {
  const form = useForm({ email: '', password: '' });
  const { search } = useLocation();
  const { enter, spinner } = useEntering();

  const logIn = () =>
    form.submit(async (api, body) => {
      const user = await api('POST /auth/login', { body });
      await enter(safeReturn(new URLSearchParams(search).get('next')) ?? landingOf(user));
    });

  return (
    <FormFrame form={form} label={m.login_submit()} onSubmit={logIn}>
      <EmailField {...form.field('email')} label={m.account_email()} autoComplete="username" />
      <div>
        <PasswordField
          {...form.field('password')}
          label={m.password_label()}
          autoComplete="current-password"
        />
        <a
          href={paths.forgotPassword}
          className="-my-1 inline-block py-2 text-s font-medium underline underline-offset-4"
        >
          {m.login_forgot()}
        </a>
      </div>
      {spinner}
    </FormFrame>
  );
}
