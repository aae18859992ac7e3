import { createHash } from 'node:crypto';
import { showChoicesScript } from '@orendi/contract/view-choices';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { Settings } from '../settings.ts';
import { parseS3Url, readOrigin } from '../media/parse-s3-url.ts';

/** Runs before pages are painted. */
const earlyScript = `'sha256-${createHash('sha256').update(showChoicesScript).digest('base64')}'`;

/** Pages and calls whose address alone opens something: nobody may be told of it, nor list it. */
const openedByLink = /^\/(invitation|my-request|list|watch|v1\/public\/(requests|lists|watches))\//;

/**
 * The security headers of every answer. The policy has no nonces, so that a cached page has the same bytes for
 * everyone: scripts come only from our own files, but for one that is known by its hash. Style attributes may be inline: they carry pictures' colors and
 * ratios.
 * @param connectsTo further origins that the pages' scripts may connect to
 */
export function securityHeaders(settings: Settings, connectsTo: readonly string[]) {
  const { publicUrl, recaptcha, hsts } = settings;
  const google = recaptcha ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  const secure = publicUrl?.startsWith('https:') ?? false;
  const common = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", earlyScript, ...google],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...pictureOrigins(settings)],
      connectSrc: ["'self'", ...google, ...connectsTo],
      workerSrc: ["'self'"],
      frameSrc: recaptcha ? google : ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Link previews in messengers and shops on other origins load our pictures.
    crossOriginResourcePolicy: 'cross-origin',
    strictTransportSecurity:
      secure && `max-age=31536000${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
    xXssProtection: false,
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: ['self'], payment: [] },
  });
  return createMiddleware(async (c, next) => {
    await common(c, next);
    if (!openedByLink.test(c.req.path)) return;
    c.res.headers.set('Referrer-Policy', 'no-referrer');
    c.res.headers.set('X-Robots-Tag', 'noindex');
  });
}

/** Other origins that pages show pictures from: a CDN's, or the bucket's where browsers are sent there. */
function pictureOrigins({
  mediaUrl,
  mediaReads,
  s3Url,
}: Pick<Settings, 'mediaUrl' | 'mediaReads' | 's3Url'>): string[] {
  if (mediaUrl.startsWith('http')) return [new URL(mediaUrl).origin];
  return mediaReads === 'redirect' && s3Url ? [readOrigin(parseS3Url(s3Url))] : [];
}
