import { m } from '@orendi/messages';
import { ApiError } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import { refuseInvalid } from '../../platform/http/validation.ts';

/** The form reports any problem with the captcha under this field. */
const fault = { path: 'recaptcha', sentence: say(m.api_captcha_failed) };

/** For a token that is invalid, expired or used. */
export function captchaFailed(): ApiError {
  return new ApiError('CAPTCHA', { faults: [fault] });
}

/** Reports all broken fields at once; a missing or overlong token counts as a failed captcha. */
export function refuseInvalidForm(result: Parameters<typeof refuseInvalid>[0]): undefined {
  try {
    refuseInvalid(result);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const faults = error.faults.map((other) => (other.path === 'token' ? fault : other));
    throw faults.length === 1 && faults[0] === fault
      ? captchaFailed()
      : new ApiError(error.code, { faults });
  }
}
