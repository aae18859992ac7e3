import { createHmac, randomInt } from 'node:crypto';
import { AltchaChallenge } from '@orendi/contract/schemas/captcha';
import { lifetimes, textLimits } from '@orendi/contract/limits';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { isSameSignature } from '../signature.ts';
import type { Captcha, CaptchaOptions } from './captcha.ts';

/**
 * SHA-256, so that a script can solve it where a browser has no crypto.subtle: pages over plain HTTP on a home network.
 * A visitor needs 1,000 guesses of 100 hashes on average: 0.2 s in Chromium, 1.1 s at a sixth of that speed, roughly a
 * cheap phone. Making a challenge costs the server 100 hashes, 0.3 ms.
 */
const ALGORITHM = 'SHA-256';
const COST = 100;
const guesses = { least: 600, most: 1_400 };

/** The payload of altcha-lib 2, as its widget produces it. */
const Payload = z.object({
  challenge: AltchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Payload = z.infer<typeof Payload>;

type AltchaOptions = Pick<CaptchaOptions, 'secret' | 'cost' | 'clock'>;

/** A proof of work without a third party: the visitor's browser guesses a number drawn by the server. */
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
    async challenge(work = 1) {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost,
        deriveKey,
        counter: randomInt(work * guesses.least, work * guesses.most + 1),
        expiresAt: new Date(clock().getTime() + lifetimes.captchaMinutes * 60_000),
      });
      return { provider: 'altcha', challenge };
    },

    async verify(token) {
      const payload = readPayload(token);
      const expiresAt = payload?.challenge.parameters.expiresAt;
      if (!payload || expiresAt === undefined) return { ok: false };
      // The nonce is signed and has only one spelling, so a challenge cannot be spent twice under different keys.
      const spendKey = payload.challenge.parameters.nonce;
      return expiresAt >= Date.now() / 1000 && isSolved(payload, secrets)
        ? { ok: true, spendKey, expiresAt: new Date(expiresAt * 1000) }
        : { ok: false };
    },
  };
}

/**
 * The checks of altcha-lib's `verifySolution` for a challenge made with both secrets, without its four trips to other
 * threads: the parameters are as signed, and the key is the one whose signature they hold.
 */
function isSolved(
  { challenge: { parameters, signature }, solution: { counter, derivedKey } }: Payload,
  secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string },
): boolean {
  const isCounter = Number.isInteger(counter) && counter >= 0 && counter <= 0xffff_ffff;
  if (!isCounter || !/^(?:[\da-f]{2})+$/.test(derivedKey)) return false;
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = JSON.stringify(Object.fromEntries(sorted));
  return (
    isHmac(signature, secrets.hmacSignatureSecret, signed) &&
    isHmac(parameters.keySignature, secrets.hmacKeySignatureSecret, Buffer.from(derivedKey, 'hex'))
  );
}

function isHmac(given: string | undefined, secret: string, data: string | Buffer): boolean {
  return isSameSignature(given ?? '', createHmac('sha256', secret).update(data).digest('hex'));
}

function readPayload(token: string): Payload | null {
  if (token.length > textLimits.captchaToken) return null;
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** A separate secret per purpose, so that none can stand in for another. */
function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
