import { m } from '@orendi/messages';
import { FormPage } from '../features/forms/form-page.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { proveWork } from '../features/captcha/prove-work.ts';
import { EmailField } from '../features/forms/email-field.tsx';
import { FormFrame } from '../features/forms/form-frame.tsx';
import { useForm } from '../features/forms/use-form.ts';
import { paths } from '../platform/paths.ts';

export const loader = guarded('visitor', () => null);

/** Requests a link to set a new password. The response does not reveal whether the address has an account. */
export function Component() {
  const form = useForm({ email: '' });

  const send = () =>
    form.submit(async (api, body) => {
      await proveWork((proof) => api('POST /auth/forget-password', { ...proof, body }));
      form.notify(m.password_link_sent({ email: body.email.trim() }));
    });

  return (
    <FormPage
      isNarrow
      title={m.password_forgot_title()}
      intro={m.password_forgot_intro()}
      path={paths.forgotPassword}
    >
      <FormFrame form={form} label={m.password_send_link()} onSubmit={send}>
        <EmailField {...form.field('email')} label={m.account_email()} autoComplete="username" />
      </FormFrame>
      <p className="mt-5 text-center text-s">
        <a
          href={paths.login}
          className="inline-block py-1 font-medium underline underline-offset-4"
        >
          {m.password_back()}
        </a>
      </p>
    </FormPage>
  );
}
