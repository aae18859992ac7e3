import type { AltchaChallenge } from '@orendi/contract/schemas/captcha';
import type { Solution } from 'altcha-lib';

/** Does the work that a challenge asks for, in a worker; gives the token of a request. */
export async function solveAltcha(challenge: AltchaChallenge): Promise<string> {
  const worker = new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
        resolve(data),
      );
      worker.addEventListener('error', reject);
      worker.postMessage(challenge, []);
    });
    if (solution === null) throw new Error('The challenge was not solved in time.');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
