import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { paths } from '../../platform/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { SigningOut } from './sign-out/signing-out.tsx';
import { AuthPage } from './auth-page.tsx';

/** Shown to users whose address is not verified. Moves on by itself when they return from the mail. */
export function CheckEmail({ email }: { email: string }) {
  const { call, isLoading } = useApiCall();
  const [isLeaving, setLeaving] = useState(false);
  const isAlive = useHydrated();
  useVerifiedElsewhere();

  function resend() {
    if (isLoading) return;
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
        <button
          type="button"
          disabled={!isAlive}
          aria-busy={isLoading}
          onClick={resend}
          className={buttonClass('main', 'large')}
        >
          {isLoading && <Spinner />}
          {m.onboarding_resend()}
        </button>
        <button
          type="button"
          disabled={!isAlive}
          onClick={() => setLeaving(true)}
          className={buttonClass('plain', 'large')}
        >
          {m.onboarding_other()}
        </button>
      </div>
      {isLeaving && <SigningOut to={paths.signUp} onFailure={() => setLeaving(false)} />}
    </AuthPage>
  );
}

/** Checks, each time the page becomes visible again, whether the address was verified in another window or device. */
function useVerifiedElsewhere(): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      browserApi('GET /auth/user').then(
        (user) => user?.isactive === true && void revalidate(),
        () => {},
      );
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
