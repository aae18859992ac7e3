import { m } from '@orendi/messages';
import { ApiError, type Sentence } from '../../platform/http/api-error.ts';
import { refuseInvalid } from '../../platform/http/validation.ts';

const sentence: Sentence = (language) => m.api_captcha_failed({}, { locale: language });

/** The field under which the form shows what is wrong with its captcha, whatever it is. */
const fault = { path: 'recaptcha', sentence };

/** A token that is bad, expired or used. */
export function captchaFailed(): ApiError {
  return new ApiError('CAPTCHA', { faults: [fault] });
}

/** All broken fields at once; a missing or overlong token counts as a captcha that failed. */
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
