import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { afterSignIn } from '../features/accounts/way-around.ts';
import { FormPage } from '../features/forms/form-page.tsx';
import { PasskeySignIn } from '../features/accounts/factors/passkey-sign-in.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { SellingGains } from '../features/accounts/selling-gains.tsx';
import { useEntering } from '../features/accounts/use-entering.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';

export const loader = guarded('visitor', () => null);

/** Signs in, then goes to the page first requested, else to the user's landing page. */
export function Component() {
  const { search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  const { enter, spinner } = useEntering();
  const goOn = (user: User) => enter(afterSignIn(user, search));
  return (
    <FormPage
      isNarrow
      title={m.login_title()}
      intro={m.login_intro()}
      description={m.login_description()}
      path={paths.login}
      beside={<SellingGains />}
    >
      <LoginForm onSignedIn={goOn} />
      <div className="mt-3">
        <PasskeySignIn onSignedIn={goOn} />
      </div>
      <div className="mt-8 border-t border-line pt-6 text-center">
        <p className="mb-3 text-s text-ink-quiet">{m.login_new()}</p>
        <a
          href={next === null ? paths.signUp : paths.signUpFor(next)}
          className={`${buttonClass('plain', 'large')} w-full`}
        >
          {m.signup_submit()}
        </a>
      </div>
      {spinner}
    </FormPage>
  );
}
