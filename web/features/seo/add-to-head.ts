import { isLanguage } from '@orendi/contract/language';
import type { PageContext } from '@orendi/contract/page-render';
import { isFindable } from './is-findable.ts';
import type { PageHead } from '../../platform/page-head.ts';
import { describeSubject } from './things/describe-subject.ts';
import { formatThings } from './things/format-things.ts';
import { writeAppTags, writeHead, writePreview } from './write-head.ts';

/**
 * Puts into a rendered page what it says to search engines and link previews: behind everything that React made of the
 * head, which leaves alone what it does not know. The language of the messages must still be the page's.
 * @param head null for a page that says nothing, such as one that is not there
 * @returns the page in few pieces: joining them would copy all of it
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
  // All words first: while the picture is looked for, other pages set other languages.
  const said = writeHead({ ...head, isHidden }, context, isLanguage(asked) ? asked : null);
  const things = isHidden ? '' : formatThings(describeSubject(head.about, context));
  const picture = await findPreview(head.preview);
  // The data last: some readers take only the beginning of a page.
  return said + writePreview(picture && publicUrl + picture, head.title) + things;
}
