import { m } from '@orendi/messages';
import { useState } from 'react';
import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';

/** Requests a confirmation link at the new address; until it is opened, the old one stays. */
export function ChangeEmail() {
  const form = useForm({ email: '', currentPassword: '' });
  const [sentTo, setSentTo] = useState('');

  const change = () => {
    setSentTo('');
    return form.submit(async (api, body) => {
      await api('POST /auth/change-email', { body });
      form.clear();
      setSentTo(body.email.trim());
    });
  };

  return (
    <div className="max-w-form">
      <FormFrame
        form={form}
        label={m.account_email_save()}
        onSubmit={change}
        isPlain
        notice={sentTo && m.account_email_sent({ email: sentTo })}
      >
        <EmailField {...form.field('email')} label={m.account_new_email()} autoComplete="email" />
        <PasswordField
          {...form.field('currentPassword')}
          label={m.account_current_password()}
          autoComplete="current-password"
        />
      </FormFrame>
    </div>
  );
}
