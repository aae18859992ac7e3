import { type Audit, auditPage, installLighthouse } from '../browser/audit-page.ts';
import { findChromium, findPages, noChromium } from '../browser/visited-pages.ts';
import type { Bench } from '../bench.ts';
import type { Line } from '../line.ts';
import { median } from '../../measure/ratios.ts';
import { startProduct } from '../../product/start-product.ts';

const most = { lcpMs: 1_500, cls: 0, tbtMs: 50 };

/** Lighthouse's scores on a phone, for pages served from the demo or the given data folder. */
export async function measureLighthouse({ shownData, rounds, undo }: Bench): Promise<Line[]> {
  const chromium = findChromium();
  if (!chromium) return [{ work: 'Lighthouse, mobile', measured: noChromium, met: null }];
  installLighthouse();
  const content = shownData === undefined ? 'demo' : 'empty';
  const product = await startProduct(shownData ?? (await undo.makeFolder()), undo, { content });
  const pages = await findPages(product.port);
  const lines = await Array.fromAsync(pages, async ({ name, path }) => {
    const url = `http://localhost:${product.port}${path}`;
    // The very first visitor waits for pictures to be made in the widths that a phone requests.
    await auditPage(chromium, url, undo);
    const audits = Array.fromAsync({ length: rounds }, () => auditPage(chromium, url, undo));
    return present(name, await audits);
  });
  await product.stop();
  return lines;
}

function present(page: string, audits: Audit[]): Line {
  const middle = (valueOf: (audit: Audit) => number) => median(audits.map(valueOf));
  const scores = [0, 1, 2, 3].map((at) => middle(({ scores }) => scores[at] ?? 0));
  const lcpMs = middle((audit) => audit.lcpMs);
  const cls = middle((audit) => audit.cls);
  const tbtMs = middle((audit) => audit.tbtMs);
  return {
    work: `Lighthouse mobile, ${page}`,
    measured: {
      'speed · access · practices · seo': scores.join(' · '),
      LCP: `${(lcpMs / 1000).toFixed(2)} s`,
      CLS: cls.toFixed(3),
      TBT: `${Math.round(tbtMs)} ms`,
      'TBT of CPU': `${Math.round(middle((audit) => audit.cpuTbtMs))} ms`,
    },
    reach: `4 × 100, < ${most.lcpMs / 1000} s, ${most.cls}, < ${most.tbtMs} ms`,
    met:
      scores.every((score) => score === 100) &&
      lcpMs < most.lcpMs &&
      cls <= most.cls &&
      tbtMs < most.tbtMs,
  };
}
