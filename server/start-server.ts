import { getRequestListener } from '@hono/node-server';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { ensureBaseMedia } from './base-media/ensure-base-media.ts';
import { rememberPaths } from './features/previews/index.ts';
import { type MissingPictureOf, openParts } from './open-parts.ts';
import type { Parts } from './parts.ts';
import { sharedCache } from './shared-cache.ts';
import { startWorkers } from './start-workers.ts';
import { ApiError } from './platform/http/api-error.ts';
import { createPageCalls } from './platform/http/cache/page-calls.ts';
import { keepSession } from './platform/http/keep-session.ts';
import { type Listening, listen } from './platform/http/listen.ts';
import { ownUrl } from './platform/http/public-url.ts';
import { renderPages, type Web } from './platform/http/pages.ts';
import type { Log } from './platform/log/log.ts';
import type { Settings } from './platform/settings.ts';

/** What comes into the shop from outside the server, such as the demo. */
export interface Content {
  missingPicture: MissingPictureOf;
  /** Brings what must be there before anybody is served. @returns stops what goes on behind it */
  start(parts: Parts): Promise<() => Promise<void>>;
}

export interface Running {
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts the whole product: database, jobs, API and pages.
 * @throws StartError for what a person can mend
 */
export async function startServer(
  settings: Settings,
  log: Log,
  web: Web,
  content?: Content,
): Promise<Running> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { parts, listenForChanges, close } = await openParts(
      settings,
      log,
      content?.missingPicture,
    );
    undo.push(close);
    await ensureBaseMedia(parts);
    if (content) undo.push(await content.start(parts));

    const app = buildApp(parts, web.connectsTo);
    app.use(web.files);
    app.get('/assets/*', () => {
      throw new ApiError('NOT_FOUND');
    });
    const pageCalls = createPageCalls(app.request);
    pageCalls.cache.setEnabled(web.cached);
    app.get(
      '*',
      keepSession(parts.sessions, settings),
      renderPages(web.pages, pageCalls.call, rememberPaths(parts), parts),
    );
    const { listener, cache } = sharedCache(app, getRequestListener(app.fetch), settings);
    for (const answers of web.cached ? [cache, pageCalls.cache] : []) {
      parts.changes.onTouched((tags) => answers.drop(tags));
      parts.changes.onConnection((connected) => answers.setEnabled(connected));
    }
    undo.push(await listenForChanges());
    undo.push(await startWorkers(parts));

    const network: Listening = await listen(
      web.cached ? listener : getRequestListener(app.fetch),
      settings,
    );
    undo.push(network.stop);
    undo.push(async () => parts.liveOrders.close());
    // Reads all listings, so that the first visitor does not wait for it. If it fails, the first search tries again.
    void parts.listings.current().catch(() => {});
    return { address: ownUrl({ ...settings, port: network.port }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const webFolder = join(import.meta.dirname, '../web');
