import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { accountRoutes } from './features/accounts/routes.ts';
import { announcementRoutes } from './features/announcements/routes.ts';
import { businessRoutes } from './features/businesses/routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { discoveryRoutes } from './features/discovery/routes.ts';
import { insightRoutes } from './features/insights/routes.ts';
import { previewRoutes } from './features/previews/routes.ts';
import { requestRoutes } from './features/requests/routes.ts';
import { sitemapRoutes } from './features/sitemaps/routes.ts';
import { spreadsheetRoutes } from './features/spreadsheets/routes.ts';
import { viewRoutes } from './features/views/routes.ts';
import type { Parts } from './parts.ts';
import { ApiError } from './platform/http/api-error.ts';
import { type Api, createApi } from './platform/http/api.ts';
import { docsRoutes } from './platform/http/docs.ts';
import { dropEmptyParameters } from './platform/http/empty-parameters.ts';
import { failureResponse, toApiError } from './platform/http/failure-response.ts';
import { healthRoutes } from './platform/http/health.ts';
import { identifyCaller } from './platform/http/keep-session.ts';
import { requestContext } from './platform/http/request-context.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { giveXsrfCookie, requireXsrf } from './platform/http/xsrf.ts';
import { mediaRoutes } from './platform/media/index.ts';

/** Builds the whole product but its pages: the API, its documents, the pictures, the health checks. Does not listen. */
export function buildApp(parts: Parts, connectsTo: readonly string[] = []): Api {
  const { settings, log } = parts;
  const app = createApi();
  app.use(requestContext(settings), securityHeaders(settings, connectsTo));
  app.route('/v1', buildApi(parts));
  app.route(mediaPath(settings.mediaUrl), mediaRoutes(parts.media));
  app.route('/', previewRoutes(parts));
  app.route('/', sitemapRoutes(parts));
  app.route('/', healthRoutes(parts));
  app.notFound((c) => failureResponse(c, new ApiError('NOT_FOUND')));
  app.onError((thrown, c) => {
    const error = toApiError(thrown, log, c.get('requestId'));
    if (error.code === 'FORBIDDEN') giveXsrfCookie(c, settings.cookieDomain);
    return failureResponse(c, error);
  });
  return app;
}

/** Where this process serves pictures; behind an absolute MEDIA_URL a CDN fetches them from the same path here. */
function mediaPath(mediaUrl: string): string {
  if (mediaUrl.startsWith('/')) return mediaUrl;
  const { pathname } = new URL(mediaUrl);
  return pathname === '/' ? '/media' : pathname;
}

/** Search engines should list pages, not API answers; and an answer that does not allow caching is for one caller. */
const unlisted = createMiddleware(async (c, next) => {
  await next();
  c.header('X-Robots-Tag', 'noindex');
  if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
});

function buildApi(parts: Parts): Api {
  const { webOrigins } = parts.settings;
  const api = createApi();
  if (webOrigins.length > 0) {
    api.use(
      cors({
        origin: webOrigins,
        credentials: true,
        allowHeaders: ['Content-Type', 'X-XSRF-TOKEN', 'Idempotency-Key'],
        exposeHeaders: ['Retry-After', 'ETag'],
      }),
    );
  }
  api.use(unlisted, dropEmptyParameters, identifyCaller(parts.sessions), requireXsrf);
  for (const addRoutes of [
    announcementRoutes,
    businessRoutes,
    // Before the catalogue, because the path of trending products also matches that of a product by id.
    viewRoutes,
    catalogueRoutes,
    discoveryRoutes,
    requestRoutes,
    insightRoutes,
    spreadsheetRoutes,
    accountRoutes,
  ]) {
    addRoutes(api, parts);
  }
  docsRoutes(api);
  api.all('*', () => {
    throw new ApiError('NOT_FOUND');
  });
  return api;
}
