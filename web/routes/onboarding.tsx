import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { browserApi } from '../api/browser-api.ts';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { keepForVisit } from '../api/keep-for-visit.ts';
import { loaderApi } from '../api/loader-api.ts';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { guarded } from '../features/accounts/guarded.ts';
import { ShopQuestions } from '../features/accounts/settings/shop-questions.tsx';
import { SigningOut } from '../features/accounts/sign-out/signing-out.tsx';
import { ProfileFormPage } from '../features/businesses/profile/profile-form.tsx';
import { Button } from '../features/forms/button.tsx';
import { paths } from '../platform/paths.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

export const loader = guarded('newcomer', async ({ email, isactive }, { context }) => {
  const api = loaderApi(context);
  const [industries, questions] = isactive
    ? await Promise.all([
        keepForVisit('industries', () => api('GET /public/industries')),
        api('GET /auth/shop-questions'),
      ])
    : [null, []];
  return { email, industries, questions };
});

/** A new user's remaining steps: verify the address, then create the business. */
export function Component() {
  const { email, industries, questions } = useLoaderData<typeof loader>();
  if (industries === null) return <CheckEmail email={email} />;
  return (
    <ProfileFormPage
      business={null}
      industries={industries}
      accountEmail={email}
      above={<ShopQuestions questions={questions} />}
    />
  );
}

/** Shown to users whose address is not verified. Moves on by itself once it is. */
function CheckEmail({ email }: { email: string }) {
  const { call, isLoading } = useApiCall();
  const [isLeaving, setLeaving] = useState(false);
  const isAlive = useHydrated();
  useVerifiedElsewhere();

  function resend() {
    void call((api) => api('GET /auth/generate-email-verification-token'), {
      success: true,
      toastId: 'resend',
    });
  }

  return (
    <AuthPage
      title={m.onboarding_check_title()}
      intro={m.onboarding_check_text({ email })}
      path={paths.onboarding}
      step={m.signup_step({ step: 1, count: 3 })}
    >
      <p className="-mt-4 mb-8 text-s text-pretty text-ink-quiet">{m.onboarding_check_spam()}</p>
      <div className="flex flex-col gap-3">
        <Button disabled={!isAlive} isBusy={isLoading} onClick={resend} kind="main" size="large">
          {m.onboarding_resend()}
        </Button>
        <Button disabled={!isAlive} onClick={() => setLeaving(true)} size="large">
          {m.onboarding_other()}
        </Button>
      </div>
      {isLeaving && <SigningOut to={paths.signUp} onFailure={() => setLeaving(false)} />}
    </AuthPage>
  );
}

const firstPauseMs = 3_000;
const longestPauseMs = 20_000;

/**
 * Checks whether the address was verified in another window or device: each time the page becomes visible again, then
 * more and more rarely. A hidden page checks nothing.
 */
function useVerifiedElsewhere(): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let pauseMs = firstPauseMs;
    let timer = setTimeout(look, pauseMs);

    function look(): void {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      pauseMs = Math.min(pauseMs * 1.3, longestPauseMs);
      timer = setTimeout(look, pauseMs);
      browserApi('GET /auth/user').then(
        (user) => user?.isactive === true && void revalidate(),
        () => {},
      );
    }
    const comeOrGo = () => {
      pauseMs = firstPauseMs;
      look();
    };
    document.addEventListener('visibilitychange', comeOrGo);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeOrGo);
    };
  }, [revalidate]);
}
