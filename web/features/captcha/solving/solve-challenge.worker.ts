import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from './derive-key.ts';

/*
 * Solves one challenge off the main thread and replies with the solution, or with null if there is none. Also null for
 * a challenge it cannot handle, because the page would not learn of a rejected promise here.
 */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null));
});
