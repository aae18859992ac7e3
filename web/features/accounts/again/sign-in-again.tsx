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
  const [isOther, setOther] = useState(false);

  async function check(signedIn: User): Promise<void> {
    if (signedIn.id === id) return onBack();
    setOther(true);
    // Calls name the page's account, so that even if this fails nothing is sent for the other.
    await browserApi('GET /auth/logout');
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
      {isOther && (
        <p
          role="alert"
          className="mb-5 rounded-m border border-accent bg-accent-tint p-4 text-s font-medium wrap-anywhere text-accent-deep"
        >
          {m.login_again_other({ email })}
        </p>
      )}
      <LoginForm email={email} onSignedIn={check} isOverForm />
      <div className="mt-3 flex flex-col gap-3">
        <PasskeySignIn onSignedIn={check} />
        <button type="button" onClick={onCancel} className={buttonClass('plain', 'large')}>
          {m.account_cancel()}
        </button>
      </div>
    </QuestionDialog>
  );
}
