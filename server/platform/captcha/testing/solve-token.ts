import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { Captcha } from '../captcha.ts';

/** A valid token, made the way a visitor's browser makes it. */
export async function solveToken(captcha: Pick<Captcha, 'challenge'>): Promise<string> {
  const made = await captcha.challenge();
  if (made.provider !== 'altcha') throw new Error('only a proof of work can be solved here');
  const { challenge } = made;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
