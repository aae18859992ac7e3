import { m } from '@orendi/messages';
import { useState } from 'react';
import { EmailField } from '../forms/email-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import { proveWork } from '../captcha/prove-work.ts';

/** Requests a link to set a new password. The response does not reveal whether the address has an account. */
export function ForgotForm() {
  const form = useForm({ email: '' });
  const [sentTo, setSentTo] = useState('');

  const send = () => {
    setSentTo('');
    return form.submit(async (api, body) => {
      await proveWork((proof) => api('POST /auth/forget-password', { ...proof, body }));
      setSentTo(body.email.trim());
    });
  };

  return (
    <FormFrame
      form={form}
      label={m.password_send_link()}
      onSubmit={send}
      notice={sentTo && m.password_link_sent({ email: sentTo })}
    >
      <EmailField {...form.field('email')} label={m.account_email()} autoComplete="username" />
    </FormFrame>
  );
}
