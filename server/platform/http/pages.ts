import type { PageAssets, RenderPage } from '@orendi/contract/page-render';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../../settings.ts';
import type { Tag } from '../db/changes.ts';
import type { Log } from '../log/log.ts';
import type { ApiEnv } from './api.ts';
import { brokenPage } from './broken-page.ts';
import { cacheTagHeader, etagOf, matches } from './public-cache.ts';
import { sessionCookie } from './cache/serve-cached.ts';

/** The web's server build, or its source during development. */
export interface PageHost {
  render: RenderPage;
  assets: PageAssets;
}

type CallApi = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Seconds for which a page may be shared; a write that touches it drops it sooner. */
const SHARED_SECONDS = 30;
const pageTags: Tag[] = ['listings', 'industries', 'announcements'];

/** Answers every path that nothing else has answered with a page. */
export function renderPages(
  host: () => Promise<PageHost>,
  callApi: CallApi,
  { log, settings }: { log: Log; settings: Settings },
) {
  const operator = { email: settings.operatorEmail, phone: settings.operatorPhone };
  return createMiddleware<ApiEnv>(async (c) => {
    const { render, assets } = await host();
    const cookie = c.req.header('cookie') ?? '';
    const language = c.get('language');
    const rendering = render(c.req.raw, {
      language,
      publicUrl: c.get('publicUrl'),
      operator,
      assets,
      callApi: async (path) =>
        callApi(path, {
          headers: {
            host: new URL(c.get('publicUrl')).host,
            cookie: `${cookie.replaceAll(/(?:^|;\s*)lang=\w*/g, '')}; lang=${language}`,
          },
        }),
    });
    const response = await rendering.catch((error: unknown) => {
      log.error({ requestId: c.get('requestId'), err: error }, 'a page could not be rendered');
      return c.html(brokenPage(language), 500);
    });
    if (response.status !== 200 || cookie.includes(`${sessionCookie}=`)) {
      return withHeaders(response, { 'Cache-Control': 'no-store' });
    }
    const body = Buffer.from(await response.arrayBuffer());
    const etag = etagOf(body);
    const headers = {
      'Content-Type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Cache-Control': `public, max-age=0, s-maxage=${SHARED_SECONDS}`,
      [cacheTagHeader]: pageTags.join(','),
      ETag: etag,
    };
    return matches(c.req.header('if-none-match'), etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  });
}

function withHeaders(response: Response, extra: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
