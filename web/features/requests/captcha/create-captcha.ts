import { lifetimes } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { browserApi } from '../../../api/browser-api.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { solveAltcha } from './solve-altcha.ts';

/** The path of the captcha's error among those of the form's fields. */
export const captchaField = 'recaptcha';

/** A little less than the server allows, for the way there. */
const freshFor = (lifetimes.captchaMinutes - 1) * 60_000;
/** Google's tokens live two minutes. */
const recaptchaFreshFor = 90_000;

interface Solved {
  token: string;
  until: number;
}

/**
 * The invisible captcha of one form. The work can begin before it is needed; `token` waits for it and begins anew
 * when the last one failed or has grown old.
 */
export function createCaptcha() {
  let solving: Promise<Solved> | undefined;

  function begin(isNeeded: boolean): Promise<Solved> {
    const current = solve(isNeeded);
    solving = current;
    current.catch(() => {
      if (solving === current) solving = undefined;
    });
    return current;
  }

  return {
    /** Begins the work unless it has begun. */
    prepare(): void {
      if (solving === undefined) begin(false).catch(() => undefined);
    },
    /** Rejects as the server does when it refuses a token; without an answer of the server, for that reason. */
    async token(): Promise<string> {
      try {
        const solved = await (solving ?? begin(true));
        return solved.until > Date.now() ? solved.token : (await begin(true)).token;
      } catch (error) {
        throw error instanceof ApiFailure ? error : unsolved();
      }
    },
    /** Forgets a token that was refused or used. */
    reset(): void {
      solving = undefined;
    },
  };
}

function unsolved(): ApiFailure {
  const msg = m.request_captcha_failed();
  return new ApiFailure(422, 'CAPTCHA', msg, [{ path: captchaField, msg }]);
}

/** Google may show the visitor a riddle, so it is not asked before a token is needed. */
async function solve(isNeeded: boolean): Promise<Solved> {
  const asked = Date.now();
  const captcha = await browserApi('GET /public/captcha');
  if (captcha.provider === 'altcha') {
    return { token: await solveAltcha(captcha.challenge), until: asked + freshFor };
  }
  if (!isNeeded) return { token: '', until: 0 };
  const { solveRecaptcha } = await import('./solve-recaptcha.ts');
  return { token: await solveRecaptcha(captcha.siteKey), until: Date.now() + recaptchaFreshFor };
}
