import { m } from '@orendi/messages';
import { useLocation } from 'react-router';
import { FormPage } from '../features/forms/form-page.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { GainsInShort, SellingGains } from '../features/accounts/selling-gains.tsx';
import { SignUpForm } from '../features/accounts/sign-up/sign-up-form.tsx';
import { paths } from '../platform/paths.ts';

export const loader = guarded('visitor', () => null);

export function Component() {
  const { search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  return (
    <FormPage
      isNarrow
      title={m.signup_title()}
      intro={m.signup_intro()}
      description={m.signup_description()}
      path={paths.signUp}
      step={next === null ? m.signup_step({ step: 1, count: 3 }) : undefined}
      above={<GainsInShort />}
      beside={<SellingGains areAbove />}
    >
      <SignUpForm />
      <p className="mt-6 text-center text-s text-ink-quiet">
        {m.signup_known()}{' '}
        <a
          href={next === null ? paths.login : paths.loginFor(next)}
          className="inline-block py-1 font-medium text-ink underline underline-offset-4"
        >
          {m.login_submit()}
        </a>
      </p>
    </FormPage>
  );
}
