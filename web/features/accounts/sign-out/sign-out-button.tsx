import { m } from '@orendi/messages';
import { useState } from 'react';
import type { SigningOut } from './signing-out.tsx';

/** Signs the user out. Its code loads on press: most visitors have no account. */
export function SignOutButton({ className }: { className: string }) {
  const [Leaving, setLeaving] = useState<typeof SigningOut>();

  function signOut() {
    import('./signing-out.tsx').then(
      ({ SigningOut }) => setLeaving(() => SigningOut),
      () => {},
    );
  }

  return (
    <>
      <button type="button" onClick={signOut} className={className}>
        {m.account_sign_out()}
      </button>
      {Leaving && <Leaving onFailure={() => setLeaving(undefined)} />}
    </>
  );
}
