import { m } from '@orendi/messages';
import type { Services } from '../../services.ts';
import { spendCaptcha } from '../../platform/captcha/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { say } from '../../platform/sentence.ts';
import { refuseInvalid } from '../../platform/http/validation.ts';
import { type Caller, countAll, proofsOf } from './spam/form-tallies.ts';

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

/**
 * Spends a form's captcha, which makes the caller's next ones harder.
 * @throws ApiError CAPTCHA
 */
export async function spendProof(
  services: Pick<Services, 'db' | 'captcha' | 'tallies'>,
  token: string,
  caller: Caller,
): Promise<void> {
  if (!(await spendCaptcha(services, token))) throw captchaFailed();
  await countAll(services, proofsOf(caller));
}
