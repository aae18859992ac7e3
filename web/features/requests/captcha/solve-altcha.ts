import type { AltchaChallenge } from '@orendi/contract/schemas/captcha';
import type { Solution } from 'altcha-lib';
import { networkFailure } from '../../../api/failure.ts';

/**
 * Does the work that a challenge asks for, in a worker; gives the token of a request. Rejects with an `ApiFailure` when
 * the worker's file cannot be loaded.
 */
export async function solveAltcha(challenge: AltchaChallenge): Promise<string> {
  const worker = new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
        resolve(data),
      );
      // An error of the worker's own comes with its words; a file that did not come has none.
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
