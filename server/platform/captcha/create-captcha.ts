import { createAltcha } from './altcha.ts';
import type { Captcha, CaptchaOptions } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

/** Google's captcha where the settings have its keys, else the self-hosted one. */
export function createCaptcha({ recaptcha, ...options }: CaptchaOptions): Captcha {
  return recaptcha ? createRecaptcha({ ...options, ...recaptcha }) : createAltcha(options);
}
