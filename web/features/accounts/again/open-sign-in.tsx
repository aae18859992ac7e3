import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { browserApi } from '../../../api/browser-api.ts';
import {
  type PageEnvironment,
  PageEnvironmentProvider,
} from '../../../platform/page-environment.tsx';
import { Button } from '../../forms/button.tsx';
import { FormAlert } from '../../forms/form-frame.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { PasskeySignIn } from '../factors/passkey-sign-in.tsx';
import { LoginForm } from '../login-form.tsx';

/**
 * Opens the sign-in over the page, in a root of its own, so that it needs no place on any page.
 * @returns whether the user has signed in
 */
export function openSignIn(user: User, page: PageEnvironment): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    function close(isBack: boolean): void {
      root.unmount();
      place.remove();
      resolve(isBack);
    }
    root.render(
      <PageEnvironmentProvider value={page}>
        <SignInAgain user={user} onBack={() => close(true)} onCancel={() => close(false)} />
      </PageEnvironmentProvider>,
    );
  });
}

/** The sign-in over a form whose session has ended. Takes that user only: what is below would be sent for another. */
function SignInAgain(props: { user: User; onBack: () => void; onCancel: () => void }) {
  const { onBack, onCancel } = props;
  const { id, email } = props.user;
  /** How often somebody else has signed in: the form begins anew then. */
  const [others, setOthers] = useState(0);

  async function check(signedIn: User): Promise<void> {
    if (signedIn.id === id) return onBack();
    // Calls name the page's account, so that even if this fails nothing is sent for the other.
    await browserApi('GET /auth/logout').catch(() => {});
    setOthers((count) => count + 1);
  }

  // Signed in in another tab, as after setting a new password.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const now = await browserApi('GET /auth/user').catch(() => null);
    if (now?.id === id) onBack();
  });
  useEffect(() => {
    const follow = () => void look();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return (
    <QuestionDialog heading={m.login_again_heading()} onCancel={onCancel}>
      <p className="mt-2 mb-5 text-pretty wrap-anywhere text-ink-quiet">
        {m.login_again_text({ email })}
      </p>
      {others > 0 && (
        <div className="mb-5 wrap-anywhere">
          <FormAlert failure={{ text: m.login_again_other({ email }), isAlert: true }} />
        </div>
      )}
      <LoginForm key={others} email={email} onSignedIn={check} isOverForm />
      <div className="mt-3 flex flex-col gap-3">
        <PasskeySignIn onSignedIn={check} />
        <Button onClick={onCancel} size="large">
          {m.account_cancel()}
        </Button>
      </div>
    </QuestionDialog>
  );
}
