import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { PasskeySignIn } from '../factors/passkey-sign-in.tsx';
import { LoginForm } from '../login-form.tsx';

interface Props {
  /** Whose page is below. */
  user: User;
  onBack: () => void;
  onCancel: () => void;
}

/** The sign-in over a form whose session has ended. Takes that user only: what is below would be sent for another. */
export function SignInAgain({ user, onBack, onCancel }: Props) {
  const { id, email } = user;
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
        <p
          role="alert"
          className="mb-5 rounded-m border border-accent bg-accent-tint p-4 text-s font-medium wrap-anywhere text-accent-deep"
        >
          {m.login_again_other({ email })}
        </p>
      )}
      <LoginForm key={others} email={email} onSignedIn={check} isOverForm />
      <div className="mt-3 flex flex-col gap-3">
        <PasskeySignIn onSignedIn={check} />
        <button type="button" onClick={onCancel} className={buttonClass('plain', 'large')}>
          {m.account_cancel()}
        </button>
      </div>
    </QuestionDialog>
  );
}
