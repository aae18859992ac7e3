import { z } from '@hono/zod-openapi';

/** The header of calls that may be asked for work; whatever it holds, it breaks no call. */
export function captchaToken(description: string) {
  return z.object({ 'X-Captcha-Token': z.string().optional().openapi({ description }) });
}
