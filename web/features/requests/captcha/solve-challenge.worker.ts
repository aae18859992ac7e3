import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from './derive-key.ts';

/* Solves one challenge off the page's own thread and answers with the solution, or null when it found none. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }));
});
