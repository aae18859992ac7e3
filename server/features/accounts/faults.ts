import { m } from '@orendi/messages';
import { ApiError, type FieldFault } from '../../platform/http/api-error.ts';

/* The faults of account forms, as the forms show them. */

export const emailTaken: FieldFault = {
  path: 'email',
  sentence: (language) => m.api_email_taken({}, { locale: language }),
};

export function wrongPassword(): ApiError {
  const sentence = (language: 'al' | 'en') => m.api_password_wrong({}, { locale: language });
  return new ApiError('VALIDATION', { faults: [{ path: 'currentPassword', sentence }] });
}

/** The same whether the address or the password is wrong, so that it reveals neither. */
export function loginFailed(): ApiError {
  const sentence = (language: 'al' | 'en') => m.api_login_failed({}, { locale: language });
  return new ApiError('UNAUTHENTICATED', { faults: [{ path: 'password', sentence }] });
}

/** For a link that is malformed, expired or already used. */
export function badLink(): ApiError {
  return new ApiError('BAD_REQUEST', {
    sentence: (language) => m.api_bad_token({}, { locale: language }),
  });
}
