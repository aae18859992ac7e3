import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router';
import { explainFailure } from '../api/calls/explain-failure.ts';
import { useApiCall } from '../api/calls/use-api-call.ts';
import { patientApi } from '../api/patient-api.ts';
import { Head } from '../platform/head.tsx';
import { usePage } from '../platform/page-environment.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';

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

type Outcome = 'running' | 'verified' | { refusal: string };

/**
 * Verifies an address from the link in a mail. The script makes the call, not the server: mail scanners open every link
 * and must not use it up. Handles one token per mount.
 */
function EmailVerification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>('running');
  const { user, renewUser } = usePage();

  const verify = useEffectEvent(async (): Promise<Outcome> => {
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
    <div aria-live="polite" className="flex flex-col items-center gap-4 text-center">
      {outcome === 'running' && <Running />}
      {outcome === 'verified' && <Verified />}
      {typeof outcome === 'object' && <Refused message={outcome.refusal} user={user} />}
    </div>
  );
}

function Running() {
  return (
    <>
      <span className="grid size-17 place-items-center rounded-pill bg-sand">
        <Spinner />
      </span>
      <h1 className="text-xl text-balance">{m.verify_running()}</h1>
      <noscript>
        <p className="rounded-m bg-accent-tint p-4">{m.forms_need_script()}</p>
      </noscript>
    </>
  );
}

function Verified() {
  return (
    <>
      <span className="grid size-17 place-items-center rounded-pill bg-good-tint text-good">
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="text-xl text-balance">{m.verify_done()}</h1>
      <p className="text-pretty text-ink-quiet">{m.verify_done_text()}</p>
      <a href={paths.dashboard} className={`${buttonClass('main', 'large')} mt-2`}>
        {m.verify_continue()}
      </a>
    </>
  );
}

/** Leads to where a new link is asked for: by a press, after signing in, or with a new address in the account. */
function Refused({ message, user }: { message: string; user: User | null }) {
  return (
    <>
      <span className="grid size-17 place-items-center rounded-pill bg-accent-tint text-accent-deep">
        <Icon name="close" className="size-8" />
      </span>
      <h1 className="text-xl text-balance">{m.verify_failed()}</h1>
      <p className="text-pretty text-ink-quiet">{message}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {user === null && (
          <a href={paths.loginFor(paths.onboarding)} className={buttonClass('main', 'large')}>
            {m.verify_log_in()}
          </a>
        )}
        {user?.isactive === false && <NewLink />}
        {user?.isactive === true && (
          <a href={paths.account} className={buttonClass('main', 'large')}>
            {m.verify_account()}
          </a>
        )}
        <a href={paths.home()} className={buttonClass('plain', 'large')}>
          {m.verify_home()}
        </a>
      </div>
    </>
  );
}

function NewLink() {
  const { call, isLoading } = useApiCall();
  const [isSent, setSent] = useState(false);

  async function ask(): Promise<void> {
    if (isLoading) return;
    const done = await call((api) =>
      api('GET /auth/generate-email-verification-token').then(() => true),
    );
    if (done) setSent(true);
  }

  if (isSent) return <p className="w-full font-medium">{m.verify_sent()}</p>;
  return (
    <button
      type="button"
      aria-busy={isLoading}
      onClick={() => void ask()}
      className={buttonClass('main', 'large')}
    >
      {isLoading && <Spinner />}
      {m.password_new_link()}
    </button>
  );
}
