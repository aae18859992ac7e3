import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { remainingMs } from '../deadline.ts';
import { reasonOf } from '../log/reason-of.ts';
import type { Captcha, CaptchaOptions, Verdict } from './captcha.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
/** How long a Google token is valid. */
const TOKEN_MS = 120_000;

const Answer = z.object({ success: z.boolean() });

/**
 * Google's invisible reCAPTCHA. Google accepts a token only once, so its verdict is kept for the token's lifetime: a
 * form that could not be stored may be sent again with the same token. Whether a token is spent is decided where the
 * form is stored.
 */
export function createRecaptcha({
  siteKey,
  secret,
  clock = () => new Date(),
  fetch = globalThis.fetch,
  log,
}: Omit<CaptchaOptions, 'recaptcha'> & { siteKey: string }): Captcha {
  const verdicts = new LRUCache<string, Promise<Verdict>>({ max: 10_000, ttl: TOKEN_MS });

  const ask = async (token: string, spendKey: string): Promise<Verdict> => {
    try {
      const response = await fetch(VERIFY_URL, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(Math.ceil(Math.min(TIMEOUT_MS, remainingMs()))),
      });
      const { success } = Answer.parse(await response.json());
      if (!success) return { ok: false };
      return { ok: true, spendKey, expiresAt: new Date(clock().getTime() + TOKEN_MS) };
    } catch (error) {
      log?.warn({ reason: reasonOf(error) }, 'reCAPTCHA could not be asked');
      verdicts.delete(spendKey);
      return { ok: false };
    }
  };

  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey }),
    verify(token) {
      const spendKey = `recaptcha:${createHash('sha256').update(token).digest('base64url')}`;
      const known = verdicts.get(spendKey);
      if (known) return known;
      const verdict = ask(token, spendKey);
      verdicts.set(spendKey, verdict);
      return verdict;
    },
  };
}
