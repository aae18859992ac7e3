import { m } from '@orendi/messages';
import { useRevalidator } from 'react-router';
import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { CurrentPassword, NewPasswords } from '../passwords.tsx';

/** Requests a confirmation link at the new address; until it is opened, the old one stays. */
export function ChangeEmail() {
  const form = useForm({ email: '', currentPassword: '' });

  const change = () =>
    form.submit(async (api, body) => {
      await api('POST /auth/change-email', { body });
      form.clear();
      form.notify(m.account_email_sent({ email: body.email.trim() }));
    });

  return (
    <div className="max-w-form">
      <FormFrame form={form} label={m.account_email_save()} onSubmit={change} isPlain>
        <EmailField {...form.field('email')} label={m.account_new_email()} autoComplete="email" />
        <CurrentPassword {...form.field('currentPassword')} />
      </FormFrame>
    </div>
  );
}

/** Ends all other sessions. */
export function ChangePassword({ email }: { email: string }) {
  const form = useForm({ currentPassword: '', password: '', confirmPassword: '' });
  const { revalidate } = useRevalidator();

  const change = () =>
    form.submit(async (api, body) => {
      await api('POST /auth/change-password', { body });
      form.clear();
      form.notify(m.account_password_changed());
      await revalidate();
    });

  return (
    <div className="max-w-form">
      <FormFrame form={form} label={m.account_password_save()} onSubmit={change} isPlain>
        {/* Tells password managers which account the password is for. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPassword {...form.field('currentPassword')} />
        <NewPasswords field={form.field} label={m.password_new()} />
      </FormFrame>
    </div>
  );
}
