import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from './derive-key.ts';

/*
 * Solves one challenge off the page's own thread and answers with the solution, or null when it found none: also for a
 * challenge that it cannot work with, because the page does not hear of a promise that is rejected here.
 */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null));
});
