export type { Captcha, Verdict } from './captcha.ts';
export { createCaptcha } from './create-captcha.ts';
