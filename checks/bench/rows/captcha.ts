import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createCaptcha, mostGuesses, mostWork } from '@orendi/server/platform/captcha/index';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium, noChromium } from '../browser/chromium.ts';
import { type Ground, withShop } from '../ground.ts';
import type { Line } from '../print-lines.ts';
import { median } from '../../measure/paired-ratio.ts';

const solved = 10;
/** How many times slower a cheap phone is than Chromium here: Lighthouse takes 4 for a usual one. */
const phoneFactor = 6;
const mostSeconds = 8;
const assets = join(import.meta.dirname, '../../web/dist/client/assets');

/** Runs in the page: solves a challenge as its form does. Returns the milliseconds and the guesses it took. */
const solve = `async ([script, challenge]) => {
  const worker = new Worker(script, { type: 'module' });
  const started = performance.now();
  const solution = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('The worker failed.'));
    worker.postMessage(challenge);
  });
  worker.terminate();
  return { ms: performance.now() - started, guesses: solution.counter };
}`;

/** How long the hardest captcha takes a visitor's browser, whose speed is measured with the pages' own script. */
export function measureCaptcha(ground: Ground): Promise<Line[]> {
  const executablePath = findChromium();
  const line = { work: 'captcha at its hardest', reach: `< ${mostSeconds} s on a cheap phone` };
  if (!executablePath) return Promise.resolve([{ ...line, measured: noChromium, met: null }]);
  return withShop(ground, async ({ port }) => {
    const perSecond = await measureSpeed(executablePath, `http://localhost:${port}`);
    const most = (mostWork * mostGuesses) / perSecond;
    const phone = phoneFactor * most;
    const measured = `${Math.round(perSecond)} guesses/s here; at most ${most.toFixed(2)} s, × ${phoneFactor} ${phone.toFixed(1)} s`;
    return [{ ...line, measured, met: phone < mostSeconds }];
  });
}

async function measureSpeed(executablePath: string, url: string): Promise<number> {
  const file = (await readdir(assets)).find((name) => /^solve-challenge.*\.js$/.test(name));
  if (!file) throw new Error('The pages are not built.');
  const captcha = createCaptcha({ secret: 'of the bench', recaptcha: null });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const rates: number[] = [];
    for (let time = 0; time < solved; time += 1) {
      const made = await captcha.challenge(mostWork);
      const challenge = 'challenge' in made ? made.challenge : null;
      const { ms, guesses } = await page.evaluate<{ ms: number; guesses: number }>(
        `(${solve})(${JSON.stringify([`/assets/${file}`, challenge])})`,
      );
      rates.push((1000 * guesses) / ms);
    }
    return median(rates);
  } finally {
    await browser.close();
  }
}
