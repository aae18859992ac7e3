import { isLanguage } from '@orendi/contract/language';
import type { PageContext } from '@orendi/contract/page-render';
import type { PageHead, PageSubject } from '../../platform/head.tsx';
import { describeSubject, formatThings } from './things/describe-subject.ts';
import { type Site, writeAppTags, writeHead, writePreview } from './write-head.ts';

/**
 * Adds what a page tells search engines and link previews to its rendered HTML, at the end of the head: React ignores
 * elements there that it does not know. The messages must still be set to the page's language.
 * @param head null for a page without any, such as a 404
 * @returns the parts of the page around the tags of its link preview's picture, and what names and labels that; whether
 * search engines may list it, and then it is the same for everybody
 */
export function addToHead(
  html: string,
  head: PageHead | null,
  request: Pick<Request, 'url'>,
  site: Site,
) {
  const end = html.indexOf('</head>');
  const start = html.slice(0, end) + writeAppTags(site.language);
  const rest = html.slice(end);
  if (head === null) return { before: start, picture: null, after: rest, isPublic: false };
  const asked = new URL(request.url).searchParams.get('lang');
  const isHidden = head.isHidden || (head.about !== null && !isFindable(head.about));
  const said = writeHead({ ...head, isHidden }, site, isLanguage(asked) ? asked : null);
  // Structured data comes last: some crawlers read only the beginning of a page.
  const things = isHidden ? '' : formatThings(describeSubject(head.about, site));
  const picture = { preview: head.preview, title: head.title };
  return { before: start + said, picture, after: things + rest, isPublic: !isHidden };
}

/** The tags of a link preview's picture, whose address changes with what it shows. */
export async function pictureTags(
  picture: ReturnType<typeof addToHead>['picture'],
  { publicUrl, findPreview }: Pick<PageContext, 'publicUrl' | 'findPreview'>,
): Promise<string> {
  if (picture === null) return '';
  const path = await findPreview(picture.preview);
  return writePreview(path && publicUrl + path, picture.title);
}

/**
 * Whether search engines may index the page. Home has many addresses, of which only those people search for are
 * indexed: everything, an industry, a category, and the sections; not searches, filter combinations or further pages,
 * nor empty results.
 */
function isFindable(subject: PageSubject): boolean {
  if (subject.type !== 'home') return true;
  const { industryId, categoryId, filterBy, ...others } = subject.search;
  const isPlace = industryId !== undefined || categoryId !== undefined;
  const isPlain = Object.values(others).every((value) => value === undefined);
  if (!isPlain || (isPlace && filterBy !== undefined)) return false;
  const isFront = !isPlace && filterBy === undefined;
  return isFront || subject.lists.some(({ results }) => results.length > 0);
}
