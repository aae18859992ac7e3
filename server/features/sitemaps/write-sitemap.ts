import { setImmediate } from 'node:timers/promises';
import { itemPath } from '@orendi/contract/item-path';
import {
  defaultLanguage,
  htmlLanguages,
  type Language,
  languages,
} from '@orendi/contract/language';
import { maxId } from '@orendi/contract/limits';
import type { Services } from '../../services.ts';
import type { Db } from '../../platform/db/tables.ts';
import { pictureAddresses } from '../../platform/media/picture-addresses.ts';
import { escapeXml } from '../../platform/xml.ts';
import { findPublicDemo } from '../businesses/index.ts';
import { startOfNew } from '../discovery/index.ts';
import type { LandingIndex } from '../landings/index.ts';
import { findNewest, listPages, listParts } from './sitemap-queries.ts';

/** Ids per part of the sitemap: a fifth of what the protocol allows, so that each is fast to make and to read. */
const partSize = 10_000;
/** Entries written without a break. */
const atOnce = 500;

/** Pages that always exist. Like all paths here, they must match web/platform/paths.ts (the browser tests visit them). */
const staticPaths = [
  '/',
  '/?filterBy=all',
  '/contact-us',
  '/customer-service',
  '/login',
  '/privacy-policy',
  '/terms-of-service',
];

function nameOf(file: string): { kind: string | undefined; part: number } {
  const [, kind, number] = file.split(/[-.]/);
  return { kind, part: Number(number) };
}

/** Whether a file's part, if it is one, may hold an id at all. */
export function isPart(file: string): boolean {
  const { part } = nameOf(file);
  return Number.isNaN(part) || part <= Math.floor(maxId / partSize);
}

interface Entry {
  /** From the root of the site, without the language. */
  path: string;
  changedAt: Date | null;
  /** Where each language has an address of its own. */
  paths?: Record<Language, string>;
  /** Absolute address of the picture that best represents the page. */
  image?: string | null;
}

/**
 * One of the sitemap's files: the index `sitemap.xml` of all parts that are not empty, `sitemap-pages.xml` with the pages of no
 * single listing or business, or a part such as `sitemap-listings-3.xml`.
 * @returns null if there is nothing in it
 */
export async function writeSitemap(
  { db, clock, settings, landings }: Pick<Services, 'db' | 'clock' | 'settings' | 'landings'>,
  publicUrl: string,
  file: string,
): Promise<string | null> {
  const { businessIds: unlisted, isAlone } = await findPublicDemo(db, settings);
  if (isAlone) return null;
  const { kind, part } = nameOf(file);
  if (kind === 'xml') return writeIndex(db, unlisted, publicUrl);
  if (kind === 'pages')
    return writeUrls(await listOtherPages(db, clock(), unlisted, await landings()), publicUrl);
  const range = { from: part * partSize, to: (part + 1) * partSize, unlisted };
  const address = pictureAddresses(publicUrl, settings.mediaUrl);
  const rows = await listPages(db, kind === 'listings' ? 'listings' : 'businesses', range);
  const entries = rows.map(({ id, type, name, picture_key: picture, changed_at: changedAt }) => ({
    path: itemPath(type, id, name),
    changedAt,
    image: picture && address(picture),
  }));
  return entries.length > 0 ? writeUrls(entries, publicUrl) : null;
}

async function writeIndex(db: Db, unlisted: number[], publicUrl: string): Promise<string> {
  const write = (name: string, changedAt: Date | null) =>
    `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap-${name}.xml`)}</loc>${writeTime(changedAt)}</sitemap>\n`;
  const parts = [write('pages', null)];
  for (const kind of ['businesses', 'listings'] as const) {
    for (const { part, changed_at } of await listParts(db, kind, partSize, unlisted))
      parts.push(write(`${kind}-${part}`, changed_at));
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`
  );
}

/** The pages that always exist, and those of sections that are not empty, and those of rooms, categories and towns with enough. */
async function listOtherPages(
  db: Db,
  now: Date,
  unlisted: number[],
  landings: LandingIndex,
): Promise<Entry[]> {
  return [
    ...staticPaths.map((path) => ({ path, changedAt: null })),
    ...(await findNewest(db, unlisted, startOfNew(now)))
      .filter(([, changedAt]) => changedAt !== null)
      .map(([name, changedAt]) => ({ path: `/?filterBy=${name}`, changedAt })),
    ...landings.subjects().flatMap((subject) => {
      const changedAt = landings.tallyOf(subject)?.newest ?? null;
      if (!landings.isIndexed(subject)) return [];
      const paths = { al: landings.pathOf(subject, 'al'), en: landings.pathOf(subject, 'en') };
      return languages.map((language) => ({ path: paths[language], paths, changedAt }));
    }),
  ];
}

/** Visitors are answered between some entries and the next. */
async function writeUrls(entries: Entry[], publicUrl: string): Promise<string> {
  let urls = '';
  for (let start = 0; start < entries.length; start += atOnce) {
    if (start > 0) await setImmediate();
    const some = entries.slice(start, start + atOnce);
    urls += some.map((entry) => writeEntry(entry, publicUrl)).join('');
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
    ` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls}</urlset>\n`
  );
}

/** One line, with an alternative for each language, in Google's format. */
function writeEntry({ path, paths, changedAt, image }: Entry, publicUrl: string): string {
  const address = escapeXml(publicUrl + path);
  const joint = path.includes('?') ? '&amp;' : '?';
  const forms = languages.map((lang) =>
    alternate(
      htmlLanguages[lang],
      paths ? escapeXml(publicUrl + paths[lang]) : `${address}${joint}lang=${lang}`,
    ),
  );
  const neutral = paths ? escapeXml(publicUrl + paths[defaultLanguage]) : address;
  const picture = image
    ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`
    : '';
  return (
    `<url><loc>${address}</loc>${writeTime(changedAt)}${forms.join('')}` +
    `${alternate('x-default', neutral)}${picture}</url>\n`
  );
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
}

function writeTime(time: Date | null): string {
  return time ? `<lastmod>${time.toISOString()}</lastmod>` : '';
}
