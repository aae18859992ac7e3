import { m } from '@orendi/messages';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { PasskeySignIn } from '../features/accounts/factors/passkey-sign-in.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { SellingGains } from '../features/accounts/selling-gains.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

export const loader = guarded('visitor', () => null);

export function Component() {
  return (
    <AuthPage
      title={m.login_title()}
      intro={m.login_intro()}
      description={m.login_description()}
      path={paths.login}
      beside={<SellingGains />}
    >
      <LoginForm />
      <div className="mt-3">
        <PasskeySignIn />
      </div>
      <div className="mt-8 border-t border-line pt-6 text-center">
        <p className="mb-3 text-s text-ink-quiet">{m.login_new()}</p>
        <a href={paths.signUp} className={`${buttonClass('plain', 'large')} w-full`}>
          {m.signup_submit()}
        </a>
      </div>
    </AuthPage>
  );
}
