import { htmlLanguages, languages } from '@orendi/contract/language';

export interface SitemapEntry {
  /** From the root of the site, without the language. */
  path: string;
  changedAt: Date | null;
  /** Absolute address of the picture that best represents the page. */
  image?: string | null;
}

export const urlsetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
export const urlsetEnd = '</urlset>\n';

/** An entry as one line, with its alternatives in each language, in Google's format. */
export function writeEntry({ path, changedAt, image }: SitemapEntry, publicUrl: string): string {
  const address = escapeXml(publicUrl + path);
  const joint = path.includes('?') ? '&amp;' : '?';
  const forms = languages.map((lang) =>
    alternate(htmlLanguages[lang], `${address}${joint}lang=${lang}`),
  );
  const picture = image
    ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`
    : '';
  return (
    `<url><loc>${address}</loc>${writeTime(changedAt)}${forms.join('')}` +
    `${alternate('x-default', address)}${picture}</url>\n`
  );
}

/** A part of the sitemap, as listed in its index. */
export interface SitemapPart {
  path: string;
  changedAt: Date | null;
}

export function writeIndex(parts: SitemapPart[], publicUrl: string): string {
  const entries = parts.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeXml(publicUrl + path)}</loc>${writeTime(changedAt)}</sitemap>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
  );
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
}

function writeTime(time: Date | null): string {
  return time ? `<lastmod>${time.toISOString()}</lastmod>` : '';
}

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => references[char] ?? char);
}
