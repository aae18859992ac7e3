import { type Language, htmlLanguages } from '@orendi/contract/language';
import type {
  ApiAnswer,
  PageAssets,
  PageContext,
  PreviewSubject,
  RenderedPage,
  RenderPage,
} from '@orendi/contract/page-render';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { Histogram } from 'prom-client';
import type { Tag } from '../db/changes.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/index.ts';
import { OutOfTime, remainingMs } from '../deadline.ts';
import { withinTime } from '../within-time.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';
import { toApiError } from './failure-response.ts';
import { type Pressure, workFor, worthOf } from './pressure.ts';
import { noteHeader, pageNote } from './notes.ts';
import { cacheTagHeader, etagOf, matches, respond } from './public-cache.ts';
import { identify } from './keep-session.ts';
import { sessionCookie, type Sessions } from './session.ts';
import { m, marketName } from '@orendi/messages';

const ofEveryPage: Tag[] = ['listings', 'search', 'industries', 'announcements', 'market'];

/** Touching any of them drops the page from the cache. */
export function pageTags(path: string): Tag[] {
  const [, businessId] = /^\/business\/(\d{1,10})(?:-[^/]*)?(?:\/request)?\/?$/.exec(path) ?? [];
  return businessId === undefined
    ? ofEveryPage
    : [...ofEveryPage, `business:${Number(businessId)}`];
}

export interface PageHost {
  render: RenderPage;
  assets: Record<Language, PageAssets>;
}

export interface Web {
  files: MiddlewareHandler;
  pages: () => Promise<PageHost>;
  /** False during development, so that every page is rendered anew. */
  cached: boolean;
  /** Origins, besides our own, that the pages' scripts connect to. */
  connectsTo: string[];
}

/** With the headers, which carry notes. */
export type PageAnswer = ApiAnswer & Pick<Response, 'headers'>;

/** Calls the API within this process while a page is rendered; the answer depends on no other part of the request. */
export type CallApi = (
  path: string,
  caller: { host: string; language: string; cookie: string },
) => Promise<PageAnswer>;

type FindPreview = (
  subject: PreviewSubject,
  language: Language,
) => ReturnType<PageContext['findPreview']>;

interface PageServices {
  log: Log;
  metrics: Pick<Metrics, 'registry'>;
  pressure: Pressure;
  sessions: Sessions;
  findMarket: (publicUrl: string) => Promise<PageContext['market']>;
  findListed?: () => Promise<PageContext['isListed']>;
}

/** How long shared caches may keep a page; a write that touches it drops it sooner. */
const SHARED_SECONDS = 30;
const type = { 'Content-Type': 'text/html; charset=utf-8' };

export function renderPages(
  pageHost: () => Promise<PageHost>,
  callApi: CallApi,
  findPreview: FindPreview,
  { log, metrics, pressure, sessions, findListed, findMarket }: PageServices,
) {
  const seconds = new Histogram({
    name: 'orendi_page_render_duration_seconds',
    help: 'Time a page takes to be rendered, with the data it needs',
    labelNames: ['page'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [metrics.registry],
  });
  return createMiddleware<ApiEnv>(async (c) => {
    const startedAt = performance.now();
    const { render, assets } = await pageHost();
    const cookie = c.req.header('cookie') ?? '';
    const { host } = new URL(c.get('publicUrl'));
    const withoutLanguage = cookie.replaceAll(/(?:^|;\s*)lang=\w*/g, '');
    const notes: string[] = [];
    const worth = worthOf(c.req.method, c.req.path);
    const renderPage = async () => {
      await pressure.turn(worth);
      await identify(c, sessions);
      const language = c.get('language');
      return render(c.req.raw, {
        language,
        publicUrl: c.get('publicUrl'),
        market: await findMarket(c.get('publicUrl')),
        user: c.get('session')?.user ?? null,
        assets: assets[language],
        turn: () => pressure.turn(),
        isListed: await findListed?.(),
        findPreview: (subject) => findPreview(subject, language),
        callApi: async (path) => {
          const answer = await callApi(path, { host, language, cookie: withoutLanguage });
          const note = answer.headers.get(noteHeader);
          if (note !== null) notes.push(note);
          return answer;
        },
      });
    };
    // A little before the call runs out, so that the answer is a page.
    const rendered = withinTime(
      remainingMs() * 0.9,
      workFor(worth, renderPage),
      () => new OutOfTime(),
    );
    const page = await rendered.catch((thrown: unknown) => {
      // Reading data gives up when the browser leaves.
      const known = thrown === c.req.raw.signal.reason ? new ApiError('BAD_REQUEST') : thrown;
      const { status, sentence } = toApiError(known, log, c.get('requestId'));
      const language = c.get('language');
      const html = [brokenPage(language, sentence(language))];
      return { status, html, isPrivate: true, route: 'broken' };
    });
    const route = page instanceof Response ? 'redirect' : page.route;
    seconds.observe({ page: route }, (performance.now() - startedAt) / 1000);
    c.set('route', `page ${route}`);
    if (page instanceof Response) {
      page.headers.set('Cache-Control', 'no-store');
      return page;
    }
    const { status, isPrivate } = page;
    const body = toBytes(page.html);
    if (status !== 200 || isPrivate || cookie.includes(`${sessionCookie}=`)) {
      const again = status === 503 ? { 'Retry-After': '5' } : {};
      const noted = notes[0] === undefined ? {} : { [noteHeader]: notes[0] };
      const headers = { ...type, ...again, ...noted, 'Cache-Control': 'no-store' };
      return new Response(body, { status, headers });
    }
    const etag = etagOf(body);
    const headers = {
      ...type,
      'Cache-Control': `public, max-age=0, s-maxage=${SHARED_SECONDS}`,
      [cacheTagHeader]: pageTags(c.req.path).join(','),
      ETag: etag,
      [noteHeader]: [pageNote, ...notes.slice(0, 1)].join('&'),
    };
    return matches(c.req.header('if-none-match'), etag)
      ? new Response(null, { status: 304, headers })
      : respond(body, { headers });
  });
}

/** Copies each piece once: pieces that were encoded and then joined took twice the memory. */
function toBytes(pieces: RenderedPage['html']): Buffer<ArrayBuffer> {
  const body = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let length = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') body.set(piece, length);
    length += typeof piece === 'string' ? body.write(piece, length) : piece.length;
  }
  return body;
}

const brokenStyle = `
  body { margin: 15vh auto; max-width: 34rem; padding: 0 1.5rem; font: 1.1rem/1.5 system-ui, sans-serif; color: #1e1a17; background: #fbf9f6; }
  a { color: #b41912; }`;

/** The page for a failed rendering: no scripts, no pictures, nothing else that could break. */
function brokenPage(language: Language, sentence: string): string {
  const options = { locale: language };
  const page = html`<!doctype html>
    <html lang="${htmlLanguages[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${marketName()}</title>
        <style>
          ${raw(brokenStyle)}
        </style>
      </head>
      <body>
        <h1>${marketName()}</h1>
        <p>${sentence}</p>
        <p>
          <a href="">${m.broken_retry({}, options)}</a> ·
          <a href="/">${m.api_go_home({}, options)}</a>
        </p>
      </body>
    </html> ` as HtmlEscapedString;
  return page.toString();
}
