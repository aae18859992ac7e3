import type { ApiData } from '@orendi/contract/client-types';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** Why there is no passkey: its user gave up, this device has one already, or it cannot be used here. */
export type Refusal = 'canceled' | 'exists' | 'unsupported';

/** Has the browser make a passkey. */
export function makePasskey(optionsJSON: ApiData<'POST /auth/passkeys/options'>) {
  return orRefusal(() => startRegistration({ optionsJSON }));
}

/**
 * Has the browser offer the passkeys it knows for this shop.
 * @param isAutofill among the suggestions of the e-mail field, until one is chosen, instead of in a dialog
 */
export function askForPasskey(
  optionsJSON: ApiData<'POST /auth/passkey-sign-in/options'>,
  isAutofill: boolean,
) {
  return orRefusal(() => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
}

/** Cancels the browser's prompt when its page is left. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function orRefusal<Response>(
  ask: () => Promise<Response>,
): Promise<{ response: Response } | { refusal: Refusal }> {
  if (!browserSupportsWebAuthn()) return { refusal: 'unsupported' };
  try {
    return { response: await ask() };
  } catch (error) {
    return { refusal: refusals[error instanceof Error ? error.name : ''] ?? 'unsupported' };
  }
}

const refusals: Partial<Record<string, Refusal>> = {
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'exists',
};
