import { createAltcha } from './altcha.ts';
import type { Captcha, CaptchaOptions } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

export { type Captcha, captchaHeader, mostWork, spendCaptcha } from './captcha.ts';

/** Google's captcha if its keys are set, otherwise the self-hosted one. */
export function createCaptcha({ recaptcha, ...options }: CaptchaOptions): Captcha {
  return recaptcha ? createRecaptcha({ ...options, ...recaptcha }) : createAltcha(options);
}
