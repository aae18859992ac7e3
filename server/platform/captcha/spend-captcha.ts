import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Captcha } from './captcha.ts';

/** Carries a solved captcha for calls whose body has no place for one. */
export const captchaHeader = 'X-Captcha-Token';

/**
 * Checks a solved captcha and marks it as used, once for all processes.
 * @param token whatever came in the header
 * @returns false without one, and for one that is invalid, expired or used
 */
export async function spendCaptcha(
  { db, captcha }: { db: Kysely<Database>; captcha: Captcha },
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
