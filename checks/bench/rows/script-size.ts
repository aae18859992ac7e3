import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium, findPages, noChromium } from '../browser/visited-pages.ts';
import type { Bench } from '../bench.ts';
import { atMost, type Line } from '../line.ts';
import type { Shop } from '../../product/open-shop.ts';

const mostKilobytes = 120;
const watchMs = 5_000;
const patienceMs = 120_000;

/** The scripts that pages load at first view, as the product sends them compressed with gzip. */
export async function measureScriptSize(_: Bench, { port }: Shop): Promise<Line[]> {
  const executablePath = findChromium();
  if (!executablePath) return [{ work: 'script, gzip', measured: noChromium, met: null }];
  const pages = await findPages(port);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  return Array.fromAsync(pages, async ({ name, path }) => {
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
  }).finally(() => browser.close());
}

/** Runs in the page: notes when React begins to hydrate the document, by the marker that it leaves there. */
const noteTakeover = `
  const watch = () => {
    if (Object.keys(document).some((key) => key.startsWith('__reactContainer'))) {
      performance.mark('taken over');
    } else requestAnimationFrame(watch);
  };
  watch();`;

const readScripts = `(() => {
  const [mark] = performance.getEntriesByName('taken over');
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const sum = (some) => {
    const sizes = new Map(some.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return { files: sizes.size, kilobytes: [...sizes.values()].reduce((all, one) => all + one, 0) / 1000 };
  };
  const isFirst = ({ startTime }) => startTime <= mark.startTime;
  return mark && { first: sum(scripts.filter(isFirst)), all: sum(scripts) };
})()`;

/** Scripts until React has taken over the page, and all. */
type Scripts = Record<'first' | 'all', { files: number; kilobytes: number }>;

/** Opens a page as on a first visit with a phone, and does nothing while it loads scripts by itself. */
async function watchScripts(page: Page, url: string): Promise<Scripts> {
  await page.addInitScript(noteTakeover);
  await page.goto(url, { timeout: patienceMs });
  await page.waitForTimeout(watchMs);
  const scripts = await page.evaluate<Scripts | undefined>(readScripts);
  if (!scripts) throw new Error(`React did not take over ${url}.`);
  return scripts;
}
