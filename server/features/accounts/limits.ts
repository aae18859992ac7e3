import { createHash } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { limitByAddress, type RateLimit } from '../../platform/http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { captchaHeader, spendCaptcha } from '../../platform/captcha/index.ts';
import type { ApiEnv } from '../../platform/http/api.ts';

/*
 * Rate limits by network address stop one client from trying many accounts, and are loose enough for mobile networks
 * that put many homes behind one address. Limits by account stop many clients from trying one account. How they are kept
 * from locking out its owner is in log-in.ts.
 */

const minutes = 60;
const day = 24 * 60 * minutes;
const limit = (name: string, calls: number, seconds: number) => ({ name, calls, seconds });

export const byAddress = {
  register: limit('register', 20, 60 * minutes),
  login: limit('login', 50, 10 * minutes),
  /** For the challenges of passkeys; every visit of the sign-in page may ask for one. */
  challenge: limit('challenge', 300, 10 * minutes),
  verify: limit('verify', 60, 10 * minutes),
  forget: limit('forget', 20, 60 * minutes),
  reset: limit('reset', 30, 10 * minutes),
  /** For reading, and for signing out. */
  look: limit('account', 1_200, 10 * minutes),
};

export const byAccount = {
  /** Per account and network address, so that a stranger elsewhere cannot lock the owner out. */
  login: limit('login-account', 10, 10 * minutes),
  /** Per account, over all network addresses. */
  loginFromAnywhere: limit('login-account-anywhere', 100, 60 * minutes),
  /** Per account, over all devices that are known to it. */
  loginFromDevices: limit('login-account-devices', 100, 60 * minutes),
  /** Codes of the second factor that are tried, in ten minutes and in a day; three of a million are right at a time. */
  code: { ...limit('code-account', 10, 10 * minutes), isNeverWidened: true },
  codesOfDay: { ...limit('code-account-day', 40, day), isNeverWidened: true },
  resend: limit('resend-account', 5, 60 * minutes),
  forget: limit('forget-account', 5, 60 * minutes),
  /** For everything that asks for the current password. */
  confirm: limit('confirm-account', 10, 10 * minutes),
  /** New addresses that links are mailed to; who makes typos needs two or three. */
  changeEmail: { ...limit('change-email-account', 5, day), isNeverWidened: true },
  change: limit('change-account', 120, 10 * minutes),
  invite: limit('invite-account', 60, day),
};

export const byDevice: RateLimit = limit('login-device', 10, 10 * minutes);

/** Counted per recipient, over all accounts and networks: the owner may be a stranger who has asked for nothing. */
export const byRecipient = {
  verify: { ...limit('verify-recipient', 10, day), isNeverWidened: true },
  changeEmail: { ...limit('change-email-recipient', 3, day), isNeverWidened: true },
  invite: { ...limit('invite-recipient', 5, day), isNeverWidened: true },
};

/** The rate-limit key of an address: a hash, so that the table of limits contains no readable addresses. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/**
 * Limits a form by the caller's address. Whatever is not well-formed is charged to nobody, as strangers share the address;
 * and past the limit a solved captcha gets a call through, at a price that rises with the address. Must follow `requireJson`.
 * @param form what a charged call fits
 * @param isExempt as for `limitByAddress`, of the form that was read
 */
export function limitForms<Form>(
  services: Pick<Services, 'captcha' | 'countCall' | 'db'>,
  limit: RateLimit,
  form: z.ZodType<Form>,
  isExempt: (form: Form, c: Context<ApiEnv>) => Promise<boolean> = async () => false,
) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { success, data } = await form.safeParseAsync(await c.req.json());
    if (!success) return next();
    const isFree = async () =>
      (await isExempt(data, c)) || (await spendCaptcha(services, c.req.header(captchaHeader)));
    return limitByAddress(services.countCall, limit, isFree)(c, next);
  });
}
