import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { PageAssets, RenderPage } from '@orendi/contract/page-render';
import { createMiddleware } from 'hono/factory';
import type { Web } from './pages.ts';

/** The port on which Vite notifies open browsers of changes. */
const RELOAD_PORT = 24_678;

/** Source files hold both languages, and browsers discover what a page needs as they load it. */
const source: PageAssets = {
  start: '/entry-start.ts',
  script: '/entry-client.tsx',
  styles: ['/styles/index.css'],
  sellersStyles: '/styles/sellers.css',
  fonts: [],
  preloads: () => [],
};

interface ViteServer {
  middlewares(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  ssrLoadModule(path: string): Promise<Record<string, unknown>>;
}

/** Serves the pages from source through Vite, so that a saved file shows up in the open browser at once. */
export async function serveFromSource(webFolder: string): Promise<Web> {
  const require = createRequire(join(webFolder, 'package.json'));
  const { createServer } = await import(pathToFileURL(require.resolve('vite')).href);
  const vite: ViteServer = await createServer({
    root: webFolder,
    // Not bundled: a bundled copy next to it would look like a change to the server's watcher.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { port: RELOAD_PORT } },
    appType: 'custom',
  });
  const files = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { incoming, outgoing } = c.env;
    const passed = await new Promise<boolean>((resolve) => {
      outgoing.once('finish', () => resolve(false));
      vite.middlewares(incoming, outgoing, () => resolve(true));
    });
    if (!passed) return RESPONSE_ALREADY_SENT;
    return next();
  });
  return {
    files,
    cached: false,
    connectsTo: [`ws://localhost:${RELOAD_PORT}`, `ws://127.0.0.1:${RELOAD_PORT}`],
    pages: async () => {
      const { renderPage } = await vite.ssrLoadModule('/entry-server.tsx');
      return {
        render: renderPage as RenderPage,
        assets: { al: source, en: source },
      };
    },
  };
}
