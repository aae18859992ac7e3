import { lifetimes } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import type { AltchaChallenge } from '@orendi/contract/schemas/captcha';
import type { Solution } from 'altcha-lib';
import { browserApi } from '../../../api/browser-api.ts';
import { ApiFailure, networkFailure } from '../../../api/failure.ts';

/** Path of the captcha's error among the form's fields. */
const captchaField = 'recaptcha';
/** Sent instead of a token when the server is certain to reject the form: it validates that first. */
const unneeded = 'unneeded';

/** Slightly less than the server allows, leaving time for the request. */
const freshFor = (lifetimes.captchaMinutes - 1) * 60_000;
/** Google's tokens expire after two minutes. */
const recaptchaFreshFor = 90_000;

interface Solved {
  token: string;
  until: number;
}

/**
 * The invisible captcha of one form. Solving can start before the token is needed; `token` waits for it, and starts
 * over if it failed or has expired.
 */
export function createCaptcha(shop?: number) {
  let solving: Promise<Solved> | undefined;

  function begin(isNeeded: boolean): Promise<Solved> {
    const current = solve(isNeeded, shop);
    solving = current;
    current.catch(() => {
      if (solving === current) solving = undefined;
    });
    return current;
  }

  return {
    prepare(): void {
      if (solving === undefined) begin(false).catch(() => undefined);
    },
    /**
     * Rejects as the server does on refusing a token; if the server did not respond, with that failure.
     * @param isIncomplete whether the server is certain to reject the form
     */
    async token(isIncomplete = false): Promise<string> {
      if (isIncomplete) return unneeded;
      try {
        const solved = await (solving ?? begin(true));
        return solved.until > Date.now() ? solved.token : (await begin(true)).token;
      } catch (error) {
        throw error instanceof ApiFailure ? error : unsolved();
      }
    },
    reset(): void {
      solving = undefined;
    },
    /** Starts over if a form's token was refused. */
    onFailure({ errors }: Pick<ApiFailure, 'errors'>): void {
      if (errors.some(({ path }) => path === captchaField)) solving = undefined;
    },
  };
}

function unsolved(): ApiFailure {
  const msg = m.request_captcha_failed();
  return new ApiFailure(422, 'CAPTCHA', msg, [{ path: captchaField, msg }]);
}

/** reCAPTCHA may interrupt the visitor with a puzzle, so it is not asked before a token is needed. */
async function solve(isNeeded: boolean, shop: number | undefined): Promise<Solved> {
  const asked = Date.now();
  const captcha = await browserApi('GET /public/captcha', { query: { shop: shop?.toString() } });
  if (captcha.provider === 'altcha') {
    return { token: await solveAltcha(captcha.challenge), until: asked + freshFor };
  }
  if (!isNeeded) return { token: '', until: 0 };
  const { solveRecaptcha } = await import('./solve-recaptcha.ts');
  return { token: await solveRecaptcha(captcha.siteKey), until: Date.now() + recaptchaFreshFor };
}

/** Solves a challenge in a worker. Rejects with an `ApiFailure` if the worker's file cannot be loaded. */
async function solveAltcha(challenge: AltchaChallenge): Promise<string> {
  const worker = new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
        resolve(data),
      );
      // The worker's own errors are `ErrorEvent`s with a message; a failed load is a plain event.
      worker.addEventListener('error', (event) =>
        reject(event instanceof ErrorEvent ? event : networkFailure()),
      );
      worker.postMessage(challenge, []);
    });
    if (solution === null) throw new Error('The challenge was not solved in time.');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
