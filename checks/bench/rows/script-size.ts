import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium, findPages, noChromium } from '../browser/visited-pages.ts';
import type { Bench } from '../bench.ts';
import { atMost, type Line } from '../line.ts';
import type { Shop } from '../../product/open-shop.ts';
import { askOnce } from '../../visitors/ask.ts';

const mostKilobytes = 120;
const watchMs = 5_000;
const patienceMs = 120_000;

/** The scripts that pages load at first view, as the product sends them compressed with gzip. */
export async function measureScriptSize(_: Bench, { port }: Shop): Promise<Line[]> {
  const executablePath = findChromium();
  if (!executablePath) return [{ work: 'script, gzip', measured: noChromium, met: null }];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    return await Array.fromAsync(await findPages(port), async ({ name, path }) => {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const loaded = await watchScripts(page, `http://localhost:${port}${path}`);
      await page.close();
      const first = await kilobytes(port, loaded.first);
      const all = await kilobytes(port, loaded.all);
      return {
        work: `script on ${name}, gzip`,
        measured: `${first.toFixed(1)} kB in ${loaded.first.length} files; ${all.toFixed(1)} kB in ${loaded.all.length} if left alone`,
        ...atMost(first, mostKilobytes, 'kB'),
      };
    });
  } finally {
    await browser.close();
  }
}

async function kilobytes(port: number, files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of files) {
    const asked = await askOnce(port, { path, headers: { 'accept-encoding': 'gzip' } });
    const isPacked = asked.headers['content-encoding'] === 'gzip';
    bytes += isPacked ? asked.body.length : gzipSync(asked.body).length;
  }
  return bytes / 1000;
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
  const paths = (some) => [...new Set(some.map(({ name }) => new URL(name).pathname))];
  const isFirst = ({ startTime }) => startTime <= mark.startTime;
  return mark && { first: paths(scripts.filter(isFirst)), all: paths(scripts) };
})()`;

/** Paths of scripts: until React has taken over the page, and all. */
interface Scripts {
  first: string[];
  all: string[];
}

/** Opens a page as on a first visit with a phone, and does nothing while it loads scripts by itself. */
async function watchScripts(page: Page, url: string): Promise<Scripts> {
  await page.addInitScript(noteTakeover);
  await page.goto(url, { timeout: patienceMs });
  await page.waitForTimeout(watchMs);
  const scripts = await page.evaluate<Scripts | undefined>(readScripts);
  if (!scripts) throw new Error(`React did not take over ${url}.`);
  return scripts;
}
