import type { ApiData } from '@orendi/contract/client-types';
import { m } from '@orendi/messages';
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { validationFailure } from '../../../forms/form-failure.ts';

export function makePasskey(optionsJSON: ApiData<'POST /auth/passkeys/options'>) {
  return orRefuse(() => startRegistration({ optionsJSON }));
}

/**
 * Has the browser offer the passkeys it knows for this shop.
 * @param isAutofill among the suggestions of the e-mail field, until one is chosen, instead of in a dialog
 */
export function askForPasskey(
  optionsJSON: ApiData<'POST /auth/passkey-sign-in/options'>,
  isAutofill: boolean,
) {
  return orRefuse(() => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
}

/** Cancels the browser's prompt when its page is left. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** @throws for a device that makes or has none what its form or a toast says; nothing is said to a user who gave up */
async function orRefuse<Response>(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError')
      throw new DOMException(name, 'AbortError');
    const msg = name === 'InvalidStateError' ? m.passkey_exists() : m.passkey_unsupported();
    throw validationFailure([{ path: 'passkey', msg }]);
  }
}
