import type { AltchaChallenge } from '@orendi/contract/schemas/captcha';
import type { Solution } from 'altcha-lib';
import { networkFailure } from '../../../api/failure.ts';

/**
 * Solves a challenge in a worker; resolves to the request's token. Rejects with an `ApiFailure` if the worker's file
 * cannot be loaded.
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
