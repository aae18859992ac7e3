import type { Captcha as Challenge } from '@orendi/contract/schemas/captcha';
import type { Log } from '../log/log.ts';
import type { Db } from '../db/tables.ts';

/** Whether a visitor's token is valid. A valid token must still be spent, by its key, where the form is stored. */
export type Verdict = { ok: true; spendKey: string; expiresAt: Date } | { ok: false };

/** The limit of a visitor's work, in units of the usual work: 4.4 s on average, 6.2 s at most on a cheap phone. */
export const mostWork = 4;

export interface Captcha {
  /** @param work how many times the usual work a proof of work costs, from 1 to `mostWork` */
  challenge(work?: number): Promise<Challenge>;
  /** Accepts any text; never throws for an invalid token. */
  verify(token: string): Promise<Verdict>;
}

export interface CaptchaOptions {
  /** Signs the challenges; must be the same in every process. */
  secret: string;
  /** Null means the self-hosted proof of work. */
  recaptcha: { siteKey: string; secret: string } | null;
  /** Hashes per guess of the proof of work. */
  cost?: number;
  clock?: () => Date;
  fetch?: typeof globalThis.fetch;
  log?: Pick<Log, 'warn'>;
}

/** Carries a solved captcha for calls whose body has no place for one. */
export const captchaHeader = 'X-Captcha-Token';

/**
 * Marks a valid captcha as used, for all processes.
 * @returns false for none, or an invalid or used one
 */
export async function spendCaptcha(
  { db, captcha }: { db: Db; captcha: Captcha },
  token: string | undefined,
): Promise<boolean> {
  const verdict = token ? await captcha.verify(token) : undefined;
  if (!verdict?.ok) return false;
  const { numInsertedOrUpdatedRows: spent } = await db
    .insertInto('spent_captcha')
    .values({ challenge: verdict.spendKey, expires_at: verdict.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return spent === 1n;
}
