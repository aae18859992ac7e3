import { m } from '@orendi/messages';
import { ApiError, type FieldFault } from '../../platform/http/api-error.ts';

/* What can be wrong with what a person gives, as the form shows it. */

export const emailTaken: FieldFault = {
  path: 'email',
  sentence: (language) => m.api_email_taken({}, { locale: language }),
};

export function wrongPassword(): ApiError {
  const sentence = (language: 'al' | 'en') => m.api_password_wrong({}, { locale: language });
  return new ApiError('VALIDATION', { faults: [{ path: 'currentPassword', sentence }] });
}

/** One and the same, whatever of the two is wrong. */
export function loginFailed(): ApiError {
  const sentence = (language: 'al' | 'en') => m.api_login_failed({}, { locale: language });
  return new ApiError('UNAUTHENTICATED', { faults: [{ path: 'password', sentence }] });
}

/** A link that is bad, expired or used. */
export function badLink(): ApiError {
  return new ApiError('BAD_REQUEST', {
    sentence: (language) => m.api_bad_token({}, { locale: language }),
  });
}
