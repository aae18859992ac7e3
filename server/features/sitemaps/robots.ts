import { sitemapPath } from './write-sitemap.ts';

/** Parameters of the home page with endless combinations: searches and filters. */
const endless = ['query', 'brand', 'color', 'material', 'sortByPrice', 'choose'];

/** Personal pages and forms. */
const personal = [
  '/*/request',
  '/request-submitted',
  '/reset-password/',
  '/verify-email/',
  '/onboarding',
  '/profile',
  '/update-profile',
  '/dashboard',
  '/operator',
  '/create-',
  '/product-detail/',
  '/packages/',
  '/bulk-sale',
];

/**
 * What crawlers are asked to skip. They may read the parts of the API that a page's script calls to render it; its
 * answers carry `noindex`.
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
