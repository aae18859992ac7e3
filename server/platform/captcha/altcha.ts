import { createHmac, randomInt } from 'node:crypto';
import { AltchaChallenge } from '@orendi/contract/schemas/captcha';
import { lifetimes, textLimits } from '@orendi/contract/limits';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { Captcha, CaptchaOptions } from './captcha.ts';

/**
 * SHA-256, so that script can solve it where a browser has no crypto.subtle: pages over plain http in a home network.
 * A visitor makes 1,000 guesses of 100 hashes on average. The page's solver does that in 0.2 s in Chromium, and in 1.1 s
 * at a sixth of the speed, which is about a cheap phone's. Making a challenge costs the server 100 hashes, 0.3 ms.
 */
const ALGORITHM = 'SHA-256';
const COST = 100;
const guesses = { least: 600, most: 1_400 };

/** The payload of altcha-lib 2, as its widget makes it. */
const Payload = z.object({
  challenge: AltchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type AltchaOptions = Pick<CaptchaOptions, 'secret' | 'cost' | 'clock'>;

/** A proof of work without any third party: the visitor's browser guesses a number that the server has drawn. */
export function createAltcha({
  secret,
  cost = COST,
  clock = () => new Date(),
}: AltchaOptions): Captcha {
  const secrets = {
    hmacSignatureSecret: derive(secret, 'captcha challenge'),
    hmacKeySignatureSecret: derive(secret, 'captcha solution'),
  };
  return {
    async challenge() {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost,
        deriveKey,
        counter: randomInt(guesses.least, guesses.most + 1),
        expiresAt: new Date(clock().getTime() + lifetimes.captchaMinutes * 60_000),
      });
      return { provider: 'altcha', challenge };
    },

    async verify(token) {
      const payload = readPayload(token);
      const expiresAt = payload?.challenge.parameters.expiresAt;
      if (!payload || expiresAt === undefined) return { ok: false };
      const { verified } = await verifySolution({ ...payload, ...secrets, deriveKey });
      // The nonce is signed and has one spelling, so one challenge cannot be spent under two names.
      const spendKey = payload.challenge.parameters.nonce;
      return verified
        ? { ok: true, spendKey, expiresAt: new Date(expiresAt * 1000) }
        : { ok: false };
    },
  };
}

function readPayload(token: string): z.infer<typeof Payload> | null {
  if (token.length > textLimits.captchaToken) return null;
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** One secret for each purpose, so that none can stand in for another. */
function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
