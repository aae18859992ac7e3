import { m } from '@orendi/messages';
import { ApiError, brokenField, conflict } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';

export const emailTaken = () => brokenField('email', say(m.api_email_taken));

export const wrongPassword = () => brokenField('currentPassword', say(m.api_password_wrong));

/** The same whether the address or the password is wrong, so that it reveals neither. */
export const loginFailed = () =>
  new ApiError('UNAUTHENTICATED', {
    faults: [{ path: 'password', sentence: say(m.api_login_failed) }],
  });

/** For a link that is malformed, expired or already used. */
export const badLink = () => new ApiError('BAD_REQUEST', { sentence: say(m.api_bad_token) });

/** At sign-in: the code is wrong, or has been used. */
export const codeWrong = () =>
  new ApiError('SECOND_FACTOR', { faults: [{ path: 'code', sentence: say(m.api_code_wrong) }] });

/** In a form that asks for a code once more: it is wrong, or has been used. */
export const freshCodeWrong = () => brokenField('code', say(m.api_fresh_code_wrong));

/** While the second factor is turned on. */
export const firstCodeWrong = () => brokenField('code', say(m.api_first_code_wrong));

export const enrollmentOver = () =>
  new ApiError('BAD_REQUEST', { sentence: say(m.api_enrollment_over) });

export const authenticatorExists = () => conflict(m.api_authenticator_exists);

export const tooManyPasskeys = () => conflict(m.api_too_many_passkeys);

/** The new passkey was not made for these options. */
export const passkeyRefused = () => brokenField('response', say(m.api_passkey_refused));

/** The same whether a passkey is unknown or its signature is wrong. */
export const passkeyUnknown = () =>
  new ApiError('UNAUTHENTICATED', { sentence: say(m.api_passkey_unknown) });

/** A removal without a factor that stays or a recovery code; where the account has neither, an operator removes it. */
export const removalUnproven = (by: 'factor' | 'operator') =>
  brokenField('code', say(by === 'factor' ? m.api_removal_unproven : m.api_removal_by_operator));
