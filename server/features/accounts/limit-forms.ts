import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../../services.ts';
import { captchaHeader, spendCaptcha } from '../../platform/captcha/index.ts';
import type { ApiEnv } from '../../platform/http/api.ts';
import { limitByAddress, type RateLimit } from '../../platform/http/rate-limit.ts';

/**
 * Limits a form by the caller's address. Whatever is not well-formed is charged to nobody, as strangers share the address;
 * and past the limit a solved captcha gets a call through, at a price that rises with the address. Must follow `requireJson`.
 * @param form what a charged call fits
 * @param isExempt as for `limitByAddress`
 */
export function limitForms(
  services: Pick<Services, 'captcha' | 'countCall' | 'db'>,
  limit: RateLimit,
  form: z.ZodType,
  isExempt: (c: Context<ApiEnv>) => Promise<boolean> = async () => false,
) {
  const limited = limitByAddress(
    services.countCall,
    limit,
    async (c) => (await isExempt(c)) || (await spendCaptcha(services, c.req.header(captchaHeader))),
  );
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { success } = await form.safeParseAsync(await c.req.json());
    return success ? limited(c, next) : next();
  });
}
