import { lifetimes } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { useState } from 'react';
import { captchaField, createCaptcha, unneeded } from '../../captcha/solving/create-captcha.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { useForm } from '../../forms/use-form.ts';

/** In place of a request whose link is wrong, old or closed: mails the links of the reader's requests to them. */
export function LostLink({ path }: { path: string }) {
  const [captcha] = useState(createCaptcha);
  const form = useForm({ email: '' }, [], ({ errors: faults }) => {
    if (faults.some((fault) => fault.path === captchaField)) captcha.reset();
  });

  const send = () =>
    form.submit(async (api, { email }) => {
      const token = email.trim() === '' ? unneeded : await captcha.token();
      await api('POST /public/request-links', { body: { email, token } });
      captcha.reset();
      form.notify(m.own_again_sent({ email: email.trim() }));
    });

  return (
    <FormPage
      isNarrow
      title={m.own_gone()}
      intro={m.own_gone_text({ days: lifetimes.ownRequestDays })}
      path={path}
    >
      <FormFrame form={form} label={m.own_again_send()} onSubmit={() => void send()}>
        <EmailField {...form.field('email')} label={m.request_email()} autoComplete="email" />
      </FormFrame>
    </FormPage>
  );
}
