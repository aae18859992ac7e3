import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@orendi/contract/language';
import type { PageAssets, RenderPage } from '@orendi/contract/page-render';
import { marketName } from '@orendi/messages';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Web } from './pages.ts';
import { etagOf, matches } from './public-cache.ts';

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

const START = 'entry-start.ts';
const ENTRY = 'entry-client.tsx';
/** Finds the pages that the entry does not. */
const LATER = 'later-routes.ts';
const SELLERS_STYLES = 'styles/sellers.css';

export async function serveBuilt(webFolder: string): Promise<Web> {
  const assetsIn = (language: Language) =>
    assetsOf(
      JSON.parse(readFileSync(join(webFolder, `dist/client/.vite/${language}.json`), 'utf8')),
    );
  const entry = pathToFileURL(join(webFolder, 'dist/server/entry-server.js')).href;
  const { renderPage }: { renderPage: RenderPage } = await import(entry);
  const host = { render: renderPage, assets: { al: assetsIn('al'), en: assetsIn('en') } };
  return { files: staticFiles(webFolder), pages: async () => host, cached: true, connectsTo: [] };
}

function assetsOf(manifest: Manifest): PageAssets {
  const chunk = (name: string): Chunk => {
    const found = manifest[name];
    if (!found) throw new Error(`the web build has no ${name}`);
    return found;
  };
  const entry = chunk(ENTRY);
  const known = new Map<string, string[]>();
  return {
    start: `/${chunk(START).file}`,
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    sellersStyles: `/${chunk(SELLERS_STYLES).file}`,
    fonts: (entry.assets ?? []).filter(isFirstFont).map((file) => `/${file}`),
    preloads(routeIds) {
      const key = routeIds.join();
      const files = known.get(key) ?? scriptsOf(manifest, routeIds);
      known.set(key, files);
      return files;
    },
  };
}

/** Whether a font has the letters of Albanian and English; others are fetched only when a text needs them. */
function isFirstFont(file: string): boolean {
  return file.includes('instrument-sans-core');
}

function scriptsOf(manifest: Manifest, routeIds: string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  const pages = routeIds.map((id) => `routes/${id}.tsx`).filter((name) => name in manifest);
  const isNear = pages.every((name) => manifest[ENTRY]?.dynamicImports?.includes(name));
  for (const name of [ENTRY, ...(isNear ? [] : [LATER]), ...pages]) visit(name);
  return [...files];
}

/** Files have an extension, pages have none. Names beginning with a dot are internal to the build. */
const givenOut = /^(?!.*\/\.).*\.\w+$/;
const serviceWorker = '/push-worker.js';
const appManifest = /^\/app-(?:al|en)\.webmanifest$/;

/** The web's build. Files under /assets have a hash in their names; compressed variants lie beside them. */
export function staticFiles(webFolder: string) {
  const root = join(webFolder, 'dist/client');
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      c.set('route', 'file');
      const immutable = path.includes('/assets/');
      c.header(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return createMiddleware(async (c, next) => {
    if (!givenOut.test(c.req.path)) return next();
    if (c.req.path === serviceWorker) return sendWorker(c, join(root, serviceWorker));
    if (!appManifest.test(c.req.path)) return serve(c, next);
    // On a home screen the app has the name that the operator gave the marketplace.
    const text = await readFile(join(root, c.req.path), 'utf8');
    const name = JSON.stringify(marketName()).slice(1, -1);
    c.set('route', 'file');
    c.header('Content-Type', 'application/manifest+json');
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(text.replaceAll('Orendi', () => name));
  });
}

/** Browsers ask for it with each page they open: a new one, or one that ends it, reaches them within half a minute. */
async function sendWorker(c: Context, file: string): Promise<Response> {
  const body = await readFile(file);
  const etag = etagOf(body);
  c.set('route', 'file');
  c.header('Content-Type', 'text/javascript; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=0, s-maxage=30');
  c.header('ETag', etag);
  return matches(c.req.header('if-none-match'), etag) ? c.body(null, 304) : c.body(body);
}
