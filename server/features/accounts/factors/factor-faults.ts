import { type Language } from '@orendi/contract/language';
import { m } from '@orendi/messages';
import { ApiError } from '../../../platform/http/api-error.ts';

/* The faults of second factors and passkeys, as the forms show them. */

const say =
  (message: (inputs: object, options: { locale: Language }) => string) => (language: Language) =>
    message({}, { locale: language });

/** At sign-in: the code is wrong, or has been used. */
export function codeWrong(): ApiError {
  return new ApiError('SECOND_FACTOR', {
    faults: [{ path: 'code', sentence: say(m.api_code_wrong) }],
  });
}

/** In a form that asks for a code once more: it is wrong, or has been used. */
export function freshCodeWrong(): ApiError {
  return new ApiError('VALIDATION', {
    faults: [{ path: 'code', sentence: say(m.api_fresh_code_wrong) }],
  });
}

/** While the second factor is turned on. */
export function firstCodeWrong(): ApiError {
  return new ApiError('VALIDATION', {
    faults: [{ path: 'code', sentence: say(m.api_first_code_wrong) }],
  });
}

export function enrollmentOver(): ApiError {
  return new ApiError('BAD_REQUEST', { sentence: say(m.api_enrollment_over) });
}

export function authenticatorExists(): ApiError {
  return new ApiError('CONFLICT', { sentence: say(m.api_authenticator_exists) });
}

export function tooManyPasskeys(): ApiError {
  return new ApiError('CONFLICT', { sentence: say(m.api_too_many_passkeys) });
}

/** A new passkey that was not made for these options. */
export function passkeyRefused(): ApiError {
  return new ApiError('VALIDATION', {
    faults: [{ path: 'response', sentence: say(m.api_passkey_refused) }],
  });
}

/** The same whether a passkey is unknown or its signature is wrong. */
export function passkeyUnknown(): ApiError {
  return new ApiError('UNAUTHENTICATED', { sentence: say(m.api_passkey_unknown) });
}

/** A removal without a factor that stays or a recovery code; where the account has neither, an operator removes it. */
export function removalUnproven(by: 'factor' | 'operator'): ApiError {
  const message = by === 'factor' ? m.api_removal_unproven : m.api_removal_by_operator;
  return new ApiError('VALIDATION', { faults: [{ path: 'code', sentence: say(message) }] });
}
