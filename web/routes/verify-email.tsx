import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router';
import { explainFailure } from '../api/calls/explain-failure.ts';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { patientApi } from '../api/patient-api.ts';
import { invitationKey } from '../features/accounts/way-around.ts';
import { Button } from '../features/forms/button.tsx';
import { Head } from '../platform/head.tsx';
import { useKeptText } from '../platform/kept-text.ts';
import { usePage } from '../platform/page-environment.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Outcome } from '../ui/outcome.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <div className="wrap py-12 nav:py-18">
      <Head
        title={m.verify_title()}
        description={m.verify_running()}
        path={paths.verifyEmail(token)}
        isHidden
      />
      <div className="mx-auto max-w-beside">
        <EmailVerification key={token} token={token} />
      </div>
    </div>
  );
}

type Stage = 'running' | 'verified' | { refusal: string };

/**
 * Verifies an address from the link in a mail. The script makes the call, not the server: mail scanners open every link
 * and must not use it up. Handles one token per mount.
 */
function EmailVerification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Stage>('running');
  const { user, renewUser } = usePage();
  const invitation = useKeptText(invitationKey, 'localStorage');

  const verify = useEffectEvent(async (): Promise<Stage> => {
    try {
      await patientApi('GET /auth/verify-email/{token}', { params: { token } });
      if (user && !user.isactive) await renewUser?.();
      return 'verified';
    } catch (error) {
      return { refusal: explainFailure(error).message };
    }
  });
  useEffect(() => void verify().then(setOutcome), []);

  return (
    <div aria-live="polite">
      {outcome === 'running' && (
        <Outcome heading={m.verify_running()}>
          <noscript>
            <p className="rounded-m bg-accent-tint p-4">{m.forms_need_script()}</p>
          </noscript>
        </Outcome>
      )}
      {outcome === 'verified' && (
        <Outcome mark="check" heading={m.verify_done()} text={m.verify_done_text()}>
          <a
            href={invitation ? paths.invitation(invitation) : paths.dashboard}
            className={`${buttonClass('main', 'large')} mt-2`}
          >
            {m.verify_continue()}
          </a>
        </Outcome>
      )}
      {typeof outcome === 'object' && (
        <Outcome mark="close" heading={m.verify_failed()} text={outcome.refusal}>
          <WaysOn user={user} />
        </Outcome>
      )}
    </div>
  );
}

/** Leads to where a new link is asked for: by a press, after signing in, or with a new address in the account. */
function WaysOn({ user }: { user: User | null }) {
  const { call, isLoading } = useApiCall();
  const [isSent, setSent] = useState(false);
  const askAnew = () =>
    call(async (api) => {
      await api('GET /auth/generate-email-verification-token');
      setSent(true);
    });
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      {user === null && (
        <a href={paths.loginFor(paths.onboarding)} className={buttonClass('main', 'large')}>
          {m.verify_log_in()}
        </a>
      )}
      {isSent && <p className="w-full font-medium">{m.verify_sent()}</p>}
      {user?.isactive === false && !isSent && (
        <Button isBusy={isLoading} onClick={() => void askAnew()} kind="main" size="large">
          {m.password_new_link()}
        </Button>
      )}
      {user?.isactive === true && (
        <a href={paths.account} className={buttonClass('main', 'large')}>
          {m.verify_account()}
        </a>
      )}
      <a href={paths.home()} className={buttonClass('plain', 'large')}>
        {m.verify_home()}
      </a>
    </div>
  );
}
