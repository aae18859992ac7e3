import type { Captcha as Challenge } from '@orendi/contract/schemas/captcha';
import type { Log } from '../log/log.ts';

/** Whether a visitor's token is good. A good one still has to be spent, by its key, where the form is stored. */
export type Verdict = { ok: true; spendKey: string; expiresAt: Date } | { ok: false };

export interface Captcha {
  /** What the visitor's browser needs in order to make a token. */
  challenge(): Promise<Challenge>;
  /** Judges any text; never throws for a bad one. */
  verify(token: string): Promise<Verdict>;
}

export interface CaptchaOptions {
  /** Signs the challenges; the same in every process. */
  secret: string;
  /** Null: the self-hosted proof of work. */
  recaptcha: { siteKey: string; secret: string } | null;
  /** Hashes for each guess of the proof of work. */
  cost?: number;
  clock?: () => Date;
  fetch?: typeof globalThis.fetch;
  log?: Pick<Log, 'warn'>;
}
