import { sitemapPath } from './write-sitemap.ts';

/** Parameters of home that multiply without end: searches, and every combination of filters. */
const endless = ['query', 'brand', 'color', 'material', 'sortByPrice', 'choose'];

/** Pages for one person each, and forms. */
const personal = [
  '/*/request',
  '/request-submitted',
  '/reset-password/',
  '/verify-email/',
  '/onboarding',
  '/profile',
  '/update-profile',
  '/dashboard',
  '/create-',
  '/product-detail/',
  '/packages/',
  '/bulk-sale',
];

/**
 * What crawlers are asked to leave alone. Of the API they may read what a page's script may call while they look at the
 * page; it says itself that it is not for their results.
 */
export function writeRobots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /v1/public/',
    'Disallow: /v1/',
    ...endless.map((name) => `Disallow: /*?*${name}`),
    ...personal.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${sitemapPath}`,
    '',
  ].join('\n');
}
