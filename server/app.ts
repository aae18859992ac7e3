import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { accountRoutes } from './features/accounts/routes.ts';
import { announcementRoutes } from './features/announcements/routes.ts';
import { businessRoutes } from './features/businesses/routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { noteDemand } from './features/discovery/index.ts';
import { discoveryRoutes } from './features/discovery/routes.ts';
import { feedRoutes, ownFeedRoutes } from './features/feeds/routes.ts';
import { getReadiness } from './features/operations/index.ts';
import { contactRoutes } from './features/contacts/routes.ts';
import { insightRoutes } from './features/insights/routes.ts';
import { labelRoutes } from './features/labels/routes.ts';
import { landingRoutes } from './features/landings/routes.ts';
import { listRoutes } from './features/lists/routes.ts';
import { marketRoutes } from './features/market/routes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { operatorRoutes } from './features/operators/routes.ts';
import { ownershipRoutes } from './features/ownership/routes.ts';
import { postRoutes } from './features/posts/routes.ts';
import { previewRoutes } from './features/previews/routes.ts';
import { requestRoutes } from './features/requests/routes.ts';
import { sitemapRoutes } from './features/sitemaps/routes.ts';
import { spreadsheetRoutes } from './features/spreadsheets/routes.ts';
import { viewRoutes } from './features/views/routes.ts';
import { oneClickRoutes, watchRoutes } from './features/watches/routes.ts';
import type { Services } from './services.ts';
import { patience } from './platform/deadline.ts';
import { captchaHeader } from './platform/captcha/index.ts';
import { answerInTime } from './platform/http/answer-in-time.ts';
import { ApiError } from './platform/http/api-error.ts';
import { type Api, createApi } from './platform/http/api.ts';
import { countCalls } from './platform/http/count-calls.ts';
import { docsRoutes } from './platform/http/docs.ts';
import { dropEmptyParameters } from './platform/http/validation.ts';
import { failureResponse, toApiError } from './platform/http/failure-response.ts';
import { healthRoutes } from './platform/http/health.ts';
import { identifyCaller } from './platform/http/keep-session.ts';
import { takeNotes } from './platform/http/notes.ts';
import { shedLoad } from './platform/http/pressure.ts';
import { requestContext } from './platform/http/request-context.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { securityTextRoutes } from './platform/http/security-text.ts';
import { giveXsrfCookie, requireXsrf } from './platform/http/xsrf.ts';
import { mailHealthRoutes } from './platform/mail/index.ts';
import { mediaRoutes } from './platform/media/index.ts';

/**
 * The API, its docs, pictures and health checks, without pages.
 * @param isPatient lifts the limits of calls
 */
export function buildApp(
  services: Services,
  connectsTo: readonly string[] = [],
  isPatient = false,
): Api {
  const { settings, log } = services;
  const limits = settings.searchUrls.length > 0 ? { ...patience, read: patience.search } : patience;
  const app = createApi();
  app.use(
    countCalls(services.metrics.calls),
    requestContext(settings),
    securityHeaders(settings, connectsTo),
    answerInTime(isPatient ? null : limits),
    takeNotes(noteDemand(services)),
  );
  app.route('/v1', buildApi(services));
  app.route(
    mediaPath(settings.mediaUrl),
    mediaRoutes(services.media, settings.mediaReads === 'redirect'),
  );
  app.route('/', previewRoutes({ ...services, db: services.reads }));
  app.route('/', oneClickRoutes(services));
  app.route('/', sitemapRoutes({ ...services, db: services.reads }));
  app.route('/feeds', feedRoutes({ ...services, db: services.reads }));
  const readiness = () => getReadiness(services);
  app.route('/', healthRoutes(services, readiness));
  app.route('/', mailHealthRoutes(services));
  app.route('/', securityTextRoutes(services));
  app.notFound((c) => failureResponse(c, new ApiError('NOT_FOUND')));
  app.onError((thrown, c) => {
    services.diskSpace.note(thrown);
    const error = toApiError(thrown, log, c.get('requestId'));
    if (error.status === 403) giveXsrfCookie(c, settings.cookieDomain);
    return failureResponse(c, error);
  });
  return app;
}

/** Where this process serves pictures; behind an absolute MEDIA_URL, a CDN fetches from the same path. */
function mediaPath(mediaUrl: string): string {
  if (mediaUrl.startsWith('/')) return mediaUrl;
  const { pathname } = new URL(mediaUrl);
  return pathname === '/' ? '/media' : pathname;
}

/** Search engines should list pages, not API answers; and an answer is for one caller unless it says otherwise. */
const unlisted = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('X-Robots-Tag', 'noindex');
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
});

function buildApi(services: Services): Api {
  const { webOrigins } = services.settings;
  const api = createApi();
  if (webOrigins.length > 0) {
    api.use(
      cors({
        origin: webOrigins,
        credentials: true,
        allowHeaders: ['Content-Type', 'X-XSRF-TOKEN', 'Idempotency-Key', captchaHeader],
        exposeHeaders: ['Retry-After', 'ETag'],
      }),
    );
  }
  api.use(
    unlisted,
    shedLoad(services.pressure),
    dropEmptyParameters,
    identifyCaller(services.sessions),
    requireXsrf,
  );
  for (const addRoutes of [
    announcementRoutes,
    businessRoutes,
    // Registered before the catalogue, because the path of trending products also matches that of a product by id.
    viewRoutes,
    catalogueRoutes,
    discoveryRoutes,
    landingRoutes,
    requestRoutes,
    watchRoutes,
    listRoutes,
    contactRoutes,
    marketRoutes,
    moderationRoutes,
    insightRoutes,
    labelRoutes,
    ownFeedRoutes,
    spreadsheetRoutes,
    postRoutes,
    accountRoutes,
    ownershipRoutes,
    operatorRoutes,
  ]) {
    addRoutes(api, services);
  }
  docsRoutes(api);
  api.all('*', () => {
    throw new ApiError('NOT_FOUND');
  });
  return api;
}
