import {
  defaultLanguage,
  htmlLanguages,
  languages,
  type Language,
} from '@orendi/contract/language';
import { effectivePrice, formatPrice } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import type { PageContext } from '@orendi/contract/page-render';
import type { PageHead, PageSubject } from '../../platform/head.tsx';
import { listingPrice } from '../catalogue/listing.ts';

/** Facts about the shop and the reader that the head needs. */
export type Site = Pick<PageContext, 'publicUrl' | 'language' | 'market'>;

/** Escapes text for a double-quoted HTML attribute. */
function escapeAttribute(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return escaped.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const tagBy = (attribute: string) => (name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeAttribute(content)}"/>`;
const [meta, property] = [tagBy('name'), tagBy('property')] as const;

/** The languages as Open Graph locales. */
const locales = { al: 'sq_AL', en: 'en_US' } as const satisfies Record<Language, string>;

/** In characters: roughly what search engines and previews display. */
const longestDescription = 200;

/**
 * The tags for search engines and link previews, except the preview picture. The messages must be set to the page's
 * language.
 * @param asked the language in the address; null if it leaves that to the visitor
 */
export function writeHead(head: PageHead, site: Site, asked: Language | null): string {
  const { title, path, paths, about } = head;
  const { language, publicUrl } = site;
  const neutral = publicUrl + path;
  const inLanguage = (lang: Language) =>
    paths ? publicUrl + paths[lang] : `${neutral}${path.includes('?') ? '&' : '?'}lang=${lang}`;
  // Each language is indexed as a page of its own, so each is its own canonical address.
  const canonical = asked && !paths ? inLanguage(asked) : neutral;
  const description = shorten(head.description, longestDescription);
  return [
    meta('description', description),
    head.isHidden ? meta('robots', 'noindex') : meta('robots', 'max-image-preview:large'),
    `<link rel="canonical" href="${escapeAttribute(canonical)}"/>`,
    ...languages.map((lang) => alternate(htmlLanguages[lang], inLanguage(lang))),
    alternate('x-default', paths ? inLanguage(defaultLanguage) : neutral),
    property('og:site_name', site.market.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', locales[language]),
    ...languages
      .filter((lang) => lang !== language)
      .map((lang) => property('og:locale:alternate', locales[lang])),
    ...subjectTags(about, language),
  ].join('');
}

/**
 * The tags for a link preview's picture.
 * @param url absolute; null for none
 */
export function writePreview(url: string | null, alt: string): string {
  if (url === null) return meta('twitter:card', 'summary');
  return [
    property('og:image', url),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', url),
    meta('twitter:image:alt', alt),
  ].join('');
}

/** Tags on every page: name and appearance as an app on a home screen. */
export function writeAppTags(language: Language): string {
  return (
    `<link rel="manifest" href="/app-${language}.webmanifest"/>` +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>'
  );
}

function alternate(hreflang: string, address: string): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(address)}"/>`;
}

/** Collapses the text to one line, cut at a word with an ellipsis if longer than `most` characters. */
function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2));
  // Drops a lone surrogate, half of a character the cut went through.
  return `${words.replace(/[\s,.;:–—(-]+$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Tags for this type of page only: the price, for catalogs and for previews in work chats. */
function subjectTags(subject: PageSubject | null, language: Language): string[] {
  if (subject?.type !== 'listing') return [property('og:type', 'website')];
  const priced = listingPrice(subject.listing);
  const price = effectivePrice(priced);
  return [
    property('og:type', 'product'),
    property('product:price:amount', price.toFixed(2)),
    property('product:price:currency', priced.currency),
    meta('twitter:label1', m.home_price()),
    meta('twitter:data1', formatPrice(price, priced.currency, language)),
    meta('twitter:label2', m.detail_sold_by()),
    meta('twitter:data2', subject.listing.business.business_name),
  ];
}
