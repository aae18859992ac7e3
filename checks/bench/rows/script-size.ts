import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium, findPages, noChromium } from '../browser/visited-pages.ts';
import type { Bench } from '../bench.ts';
import { atMost, type Line } from '../line.ts';
import type { Shop } from '../../product/open-shop.ts';

const mostKilobytes = 120;
const watchMs = 5_000;
const patienceMs = 120_000;

export async function measureScriptSize(_: Bench, { port }: Shop): Promise<Line[]> {
  const executablePath = findChromium();
  if (!executablePath) return [{ work: 'script, gzip', measured: noChromium, met: null }];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await Array.fromAsync(await findPages(port), async ({ name, path }) => {
      const page = await browser.newPage({
        viewport: { width: 412, height: 823 },
        extraHTTPHeaders: { 'accept-encoding': 'gzip' },
      });
      const { first, all } = await watchScripts(page, `http://localhost:${port}${path}`);
      await page.close();
      return {
        work: `script on ${name}, gzip`,
        measured: `${first.kilobytes.toFixed(1)} kB in ${first.files} files; ${all.kilobytes.toFixed(1)} kB in ${all.files} if left alone`,
        ...atMost(first.kilobytes, mostKilobytes, 'kB'),
      };
    });
  } finally {
    await browser.close();
  }
}

/** When React begins to hydrate the document, by the marker that it leaves there. */
const takeover = `Object.keys(document).some((key) => key.startsWith('__reactContainer')) && performance.now()`;

interface Script {
  name: string;
  startTime: number;
  encodedBodySize: number;
}

/** Opens a page as on a first visit with a phone, and does nothing while it loads scripts by itself. */
async function watchScripts(page: Page, url: string) {
  await page.goto(url, { timeout: patienceMs, waitUntil: 'commit' });
  const taken = await page.waitForFunction<number>(takeover, undefined, { timeout: patienceMs });
  const takenAt = await taken.jsonValue();
  await page.waitForTimeout(watchMs);
  const entries = `performance.getEntriesByType('resource').map((one) => one.toJSON())`;
  const loaded = await page.evaluate<Script[]>(entries);
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
  const sum = (some: Script[]) => {
    const sizes = new Map(some.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    const bytes = [...sizes.values()].reduce((all, one) => all + one, 0);
    return { files: sizes.size, kilobytes: bytes / 1000 };
  };
  return { first: sum(scripts.filter(({ startTime }) => startTime <= takenAt)), all: sum(scripts) };
}
