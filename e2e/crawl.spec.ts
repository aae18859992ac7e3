import { expect, type APIRequestContext, test } from '@playwright/test';
import { port } from './product.ts';

/** Presses from home after which a page must be reached. */
const mostClicks = 4;
/** Pages asked for at a time. */
const atOnce = 12;

interface SeenPage {
  /** Where redirects have led. */
  path: string;
  status: number;
  isHidden: boolean;
  canonical: string | undefined;
  links: string[];
}

const itemLink = /^\/(product|package)\//;
const unescaped = (text: string) => text.replaceAll('&amp;', '&');

async function readPage(request: APIRequestContext, path: string): Promise<SeenPage> {
  const answer = await request.get(path);
  const { pathname, search } = new URL(answer.url());
  const type = answer.headers()['content-type'] ?? '';
  const html = type.startsWith('text/html') ? await answer.text() : '';
  const links = Array.from(html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) => href);
  return {
    path: pathname + search,
    status: answer.status(),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    links: links.map(unescaped),
  };
}

/** All addresses of the sitemap, in all its parts. */
async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const listOf = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => {
      const { pathname, search } = new URL(unescaped(address));
      return pathname + search;
    });
  };
  const parts = await listOf('/sitemap.xml');
  return (await Promise.all(parts.map(listOf))).flat();
}

/** The addresses that robots may not read. */
async function readRules(request: APIRequestContext): Promise<RegExp[]> {
  const text = await (await request.get('/robots.txt')).text();
  return Array.from(text.matchAll(/^Disallow: (.*)$/gm), ([, rule = '']) => {
    const escaped = rule.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`^${escaped.replaceAll('*', '.*')}`);
  });
}

async function inTurn(paths: string[], visit: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const worker = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await visit(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

test('a crawler reaches every page of the sitemap in four clicks, and may list it', async ({
  request,
}) => {
  const site = `http://localhost:${port}`;
  test.setTimeout(240_000);
  const rules = await readRules(request);
  const pages = new Map<string, SeenPage>();
  const clicks = new Map([['/', 0]]);
  let edge = ['/'];
  for (let depth = 1; edge.length > 0; depth += 1) {
    const next = new Set<string>();
    await inTurn(edge, async (path) => {
      const page = await readPage(request, path);
      pages.set(page.path, page);
      clicks.set(page.path, Math.min(clicks.get(page.path) ?? depth, depth - 1));
      for (const link of depth > mostClicks ? [] : page.links) {
        const { origin, pathname, search } = new URL(link, site + path);
        const address = pathname + search;
        const isOurs = origin === new URL(site).origin && !rules.some((r) => r.test(address));
        if (!isOurs || clicks.has(address)) continue;
        clicks.set(address, depth);
        next.add(address);
      }
    });
    // The pages that the last click reaches need not be read.
    edge = depth < mostClicks ? [...next].filter((path) => !/^\/(media|v1)\//.test(path)) : [];
  }

  const listed = await readSitemap(request);
  expect(listed.length).toBeGreaterThan(50);
  expect(new Set(listed).size).toBe(listed.length);
  const found: string[] = [];
  await inTurn(listed, async (path) => {
    const {
      path: shown,
      status,
      isHidden,
      canonical,
      links,
    } = pages.get(path) ?? (await readPage(request, path));
    if (status !== 200) found.push(`${path} answers ${status}`);
    if (shown !== path) found.push(`${path} leads to ${shown}`);
    if (isHidden) found.push(`${path} is hidden`);
    if (unescaped(canonical ?? '') !== site + path) found.push(`${path} is ${canonical}`);
    // Nothing leads to a shop of another test that has nothing.
    const isEmpty = path.startsWith('/business/') && !links.some((link) => itemLink.test(link));
    if (!clicks.has(path) && !isEmpty) found.push(`${path} is too far`);
  });
  expect(found.toSorted()).toEqual([]);
});
