import { isLanguage } from '@orendi/contract/language';
import type { PageContext } from '@orendi/contract/page-render';
import { isFindable } from './is-findable.ts';
import type { PageHead } from '../../platform/page-head.ts';
import { describeSubject } from './things/describe-subject.ts';
import { formatThings } from './things/format-things.ts';
import { writeAppTags, writeHead, writePreview } from './write-head.ts';

/**
 * Adds what a page tells search engines and link previews to its rendered HTML, at the end of the head: React ignores
 * elements there that it does not know. The messages must still be set to the page's language.
 * @param head null for a page without any, such as a 404
 * @returns the page in a few chunks, as joining them would copy all of it
 */
export async function addToHead(
  html: string,
  head: PageHead | null,
  request: Request,
  context: PageContext,
): Promise<string[]> {
  const end = html.indexOf('</head>');
  const tags = head ? await tagsOf(head, request, context) : '';
  return [html.slice(0, end), writeAppTags(context.language) + tags, html.slice(end)];
}

async function tagsOf(head: PageHead, request: Request, context: PageContext): Promise<string> {
  const { publicUrl, findPreview } = context;
  const asked = new URL(request.url).searchParams.get('lang');
  const isHidden = head.isHidden || (head.about !== null && !isFindable(head.about));
  // All text comes first: during the await below, other requests change the language.
  const said = writeHead({ ...head, isHidden }, context, isLanguage(asked) ? asked : null);
  const things = isHidden ? '' : formatThings(describeSubject(head.about, context));
  const picture = await findPreview(head.preview);
  // Structured data comes last: some crawlers read only the beginning of a page.
  return said + writePreview(picture && publicUrl + picture, head.title) + things;
}
