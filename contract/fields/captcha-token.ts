import { z } from '@hono/zod-openapi';

/** The header of calls that may be asked for work; whatever it holds, it breaks no call. */
export function captchaToken(description: string) {
  return z.object({ 'X-Captcha-Token': z.string().optional().openapi({ description }) });
}

/** Past the limit of an address, never past one of an account. */
export const workPastLimit = captchaToken(
  'A solved captcha, as the `token` of a request; lets a call through after a 429 by the address',
);
