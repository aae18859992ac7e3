import { z } from '@hono/zod-openapi';
import { textLimits } from '../limits.ts';
import { line } from './text.ts';

/** The header of calls that may be asked for work; whatever it holds, it breaks no call. */
export function captchaToken(description: string) {
  return z.object({ 'X-Captcha-Token': z.string().optional().describe(description) });
}

/** Past the limit of an address, never past one of an account. */
export const workPastLimit = captchaToken(
  'A solved captcha, as the `token` of a request; lets a call through after a 429 by the address',
);

/**
 * The header of calls that create once, however often they are sent.
 * @param description what a repeated call does
 */
export function idempotencyKey(description: string) {
  return z.object({
    'Idempotency-Key': line(textLimits.idempotencyKey).optional().describe(description),
  });
}
