export { createCaptcha, type Captcha, type Verdict } from './create-captcha.ts';
