import { m } from '@orendi/messages';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { useApiCall } from '../../api/calls/use-api-call.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Button } from '../forms/button.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { SigningOut } from './sign-out/signing-out.tsx';

interface Props {
  email: string;
  path: string;
  step?: string;
  /** Where another address is tried. */
  again: string;
}

/** Shown to users whose address is not verified. Moves on by itself once it is. */
export function CheckEmail({ email, path, step, again }: Props) {
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
    <FormPage
      isNarrow
      title={m.onboarding_check_title()}
      intro={m.onboarding_check_text({ email })}
      path={path}
      step={step}
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
      {isLeaving && <SigningOut to={again} onFailure={() => setLeaving(false)} />}
    </FormPage>
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
