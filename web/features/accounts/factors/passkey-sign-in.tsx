import type { User } from '@orendi/contract/schemas/user';
import { m } from '@orendi/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApiCall } from '../../../api/calls/use-api-call.ts';
import { Button } from '../../forms/button.tsx';
import { proveWork } from '../../captcha/prove-work.ts';

/** Signs in with a passkey: by its button, or, where the browser can, by the suggestions of the e-mail field. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (user: User) => Promise<void> }) {
  const { call } = useApiCall();
  const [isAsking, setAsking] = useState(false);
  /** Cancels the browser's prompt when the page is left. */
  const leave = useRef(() => {});

  async function signIn(isAutofill: boolean): Promise<void> {
    const response = await call(
      async (api) => {
        const options = await api('POST /auth/passkey-sign-in/options');
        const { askForPasskey, stopAsking } = await import('./device/ask-device.ts');
        leave.current = stopAsking;
        return askForPasskey(options, isAutofill);
      },
      { suppress: isAutofill },
    );
    if (!response) return;
    const body = { response };
    const user = await call((api) =>
      proveWork((proof) => api('POST /auth/passkey-sign-in', { ...proof, body })),
    );
    if (user) await onSignedIn(user);
  }

  async function press(): Promise<void> {
    setAsking(true);
    await signIn(false);
    setAsking(false);
  }

  const offer = useEffectEvent(async () => {
    if (await canAutofill()) await signIn(true);
  });
  useEffect(() => {
    void offer();
    return () => leave.current();
  }, []);

  return (
    <Button isBusy={isAsking} onClick={() => void press()} size="large" className="w-full">
      {m.login_passkey()}
    </Button>
  );
}

async function canAutofill(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
