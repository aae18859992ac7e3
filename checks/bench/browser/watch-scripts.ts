import { chromium } from 'playwright-core';
import { chromiumFlags } from './chromium.ts';

/** Paths of the scripts that a page loads without interaction. */
export interface LoadedScripts {
  /** Until React has taken over the page. */
  first: string[];
  all: string[];
}

const watchMs = 5_000;
const patienceMs = 120_000;

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
  return {
    takenOver: mark?.startTime ?? null,
    scripts: performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  };
})()`;

interface Readings {
  takenOver: number | null;
  scripts: { path: string; startTime: number }[];
}

/** Opens a page as on a first visit with a phone, and does nothing while it loads scripts by itself. */
export async function watchScripts(executablePath: string, url: string): Promise<LoadedScripts> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.addInitScript(noteTakeover);
    await page.goto(url, { timeout: patienceMs });
    await page.waitForTimeout(watchMs);
    const { takenOver, scripts } = await page.evaluate<Readings>(readScripts);
    if (takenOver === null) throw new Error(`React did not take over ${url}.`);
    const paths = (loaded: Readings['scripts']) => [...new Set(loaded.map(({ path }) => path))];
    return {
      first: paths(scripts.filter(({ startTime }) => startTime <= takenOver)),
      all: paths(scripts),
    };
  } finally {
    await browser.close();
  }
}
