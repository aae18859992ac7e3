import { m } from '@orendi/messages';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { ForgotForm } from '../features/accounts/forgot-form.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { paths } from '../platform/paths.ts';

export const loader = guarded('visitor', () => null);

export function Component() {
  return (
    <AuthPage
      title={m.password_forgot_title()}
      intro={m.password_forgot_intro()}
      path={paths.forgotPassword}
    >
      <ForgotForm />
      <p className="mt-5 text-center text-s">
        <a
          href={paths.login}
          className="inline-block py-1 font-medium underline underline-offset-4"
        >
          {m.password_back()}
        </a>
      </p>
    </AuthPage>
  );
}
