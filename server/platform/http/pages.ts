import type { Language } from '@orendi/contract/language';
import type {
  ApiAnswer,
  PageAssets,
  PreviewSubject,
  RenderPage,
} from '@orendi/contract/page-render';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../settings.ts';
import type { Log } from '../log/log.ts';
import { withinTime } from '../within-time.ts';
import { patience } from './answer-in-time.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';
import { brokenPage } from './broken-page.ts';
import { toApiError } from './failure-response.ts';
import { pageTags } from './page-tags.ts';
import { cacheTagHeader, etagOf, matches } from './public-cache.ts';
import { identify } from './keep-session.ts';
import { sessionCookie, type Sessions } from './session.ts';

/** The web's server build, or its source during development. */
export interface PageHost {
  render: RenderPage;
  /** The files that pages need, by language. */
  assets: Record<Language, PageAssets>;
}

/** Where pages come from: the built files, or Vite during development. */
export interface Web {
  /** Serves the pages' scripts, styles and other files. */
  files: MiddlewareHandler;
  pages: () => Promise<PageHost>;
  /** False during development, so that every page is rendered anew. */
  cached: boolean;
  /** Origins, besides our own, that the pages' scripts connect to. */
  connectsTo: string[];
}

/** The parts of a request that an answer of the API depends on. */
export interface PageCaller {
  host: string;
  language: string;
  cookie: string;
}

/** Calls the API within this process while a page is rendered. */
export type CallApi = (path: string, caller: PageCaller) => Promise<ApiAnswer>;

type FindPreview = (subject: PreviewSubject, language: Language) => Promise<string | null>;

/** How long shared caches may keep a page; a write that touches it drops it sooner. */
const SHARED_SECONDS = 30;
const type = { 'Content-Type': 'text/html; charset=utf-8' };

/** Answers every path that nothing else has answered with a page. */
export function renderPages(
  pageHost: () => Promise<PageHost>,
  callApi: CallApi,
  findPreview: FindPreview,
  {
    log,
    sessions,
    settings,
    patienceMs = patience.page,
  }: { log: Log; sessions: Sessions; settings: Settings; patienceMs?: number | null },
) {
  const operator = { email: settings.operatorEmail, phone: settings.operatorPhone };
  return createMiddleware<ApiEnv>(async (c) => {
    const { render, assets } = await pageHost();
    const cookie = c.req.header('cookie') ?? '';
    const { host } = new URL(c.get('publicUrl'));
    const withoutLanguage = cookie.replaceAll(/(?:^|;\s*)lang=\w*/g, '');
    const renderPage = async () => {
      await identify(c, sessions);
      const language = c.get('language');
      return render(c.req.raw, {
        language,
        publicUrl: c.get('publicUrl'),
        operator,
        user: c.get('session')?.user ?? null,
        assets: assets[language],
        findPreview: (subject) => findPreview(subject, language),
        callApi: (path) => callApi(path, { host, language, cookie: withoutLanguage }),
      });
    };
    const late = () => new ApiError('UNAVAILABLE');
    const rendered =
      patienceMs === null ? renderPage() : withinTime(patienceMs, renderPage(), late);
    const page = await rendered.catch((thrown: unknown) => {
      const { status, sentence } = toApiError(thrown, log, c.get('requestId'));
      const language = c.get('language');
      return { status, html: [brokenPage(language, sentence(language))], isPrivate: true };
    });
    if (page instanceof Response) {
      page.headers.set('Cache-Control', 'no-store');
      return page;
    }
    const { status, isPrivate } = page;
    const body = Buffer.concat(page.html.map((piece) => Buffer.from(piece)));
    if (status !== 200 || isPrivate || cookie.includes(`${sessionCookie}=`)) {
      const again = status === 503 ? { 'Retry-After': '5' } : {};
      const headers = { ...type, ...again, 'Cache-Control': 'no-store' };
      return new Response(body, { status, headers });
    }
    const etag = etagOf(body);
    const headers = {
      ...type,
      'Cache-Control': `public, max-age=0, s-maxage=${SHARED_SECONDS}`,
      [cacheTagHeader]: pageTags(c.req.path).join(','),
      ETag: etag,
    };
    return matches(c.req.header('if-none-match'), etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  });
}
