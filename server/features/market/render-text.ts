import { foldText } from '@orendi/contract/fold-name';
import type { PageText, TextSection } from '@orendi/contract/schemas/market';
import MarkdownIt from 'markdown-it';
import type { BuiltInText } from './built-in-texts.ts';

type Rendered = Pick<PageText, 'title' | 'intro' | 'sections'>;

/** Markup and scripts come out as the letters they are written in, and links lead only to pages, mails and numbers. */
const markdown = new MarkdownIt('commonmark', { html: false }).disable([
  'image',
  'code',
  'fence',
  'backticks',
]);
markdown.validateLink = (address) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address);
// The page has the title, and sections their headings; deeper ones are below them.
markdown.core.ruler.push('lower headings', ({ tokens }) => {
  for (const token of tokens) if (/^h[12]$/.test(token.tag)) token.tag = 'h3';
});

/**
 * A text in Markdown as a page shows it. It begins with `# Title` and a paragraph of introduction; without them the built-in
 * ones stand. `## Heading` begins a section, with `{#anchor}` if others link to it. A line `{{marker}}` stands for a fixed
 * paragraph; those the text lacks come first and last.
 */
export function renderText(text: string, { title, intro, fixed = {} }: BuiltInText): Rendered {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const [, ownTitle, below = head] = /^\s*# (.+)\n?([^]*)$/.exec(head) ?? [];
  const [ownIntro = '', ...opening] = below.trim().split(/\n{2,}/);
  const isWhole = ownTitle !== undefined && ownIntro !== '';
  const names = Object.keys(fixed);
  const own = [isWhole ? opening.join('\n\n') : below, ...sections];
  const lacking = (name: string) => !own.some((body) => lineOf(name).test(body));
  const bodies = [
    ...names.slice(0, 1).filter(lacking).map(marker),
    ...own,
    ...names.slice(1).filter(lacking).map(marker),
  ];
  const taken = new Set<string>();
  return {
    title: ownTitle === undefined ? title : plainText(ownTitle),
    intro: isWhole ? plainText(ownIntro) : intro,
    sections: bodies
      .filter((body) => body.trim() !== '')
      .map((body) => renderSection(putFixed(body, fixed), taken)),
  };
}

const marker = (name: string) => `{{${name}}}`;
const lineOf = (name: string) => new RegExp(`^${marker(name)}$`, 'gm');

/** A blank line ends whatever markup a marker is inside, such as the title of a link, which would hide the paragraph. */
function putFixed(text: string, fixed: Record<string, string>): string {
  return Object.entries(fixed).reduce(
    (whole, [name, sentence]) => whole.replace(lineOf(name), () => `\n${sentence}\n`),
    text,
  );
}

/** A short text that stands on a page of its own heading, as HTML. */
export const renderMarkdown = (text: string): string => markdown.render(text);

function renderSection(text: string, taken: Set<string>): TextSection {
  const [, heading = '', anchor, body = text] =
    /^## (.*?)(?:\s*\{#([a-z0-9-]+)\})?[ \t]*(?:\n([^]*))?$/.exec(text) ?? [];
  const wanted = anchor ?? anchorOf(heading);
  const id = taken.has(wanted) ? `${wanted}-${taken.size}` : wanted;
  taken.add(id);
  const html = markdown.render(heading === '' ? text : (body ?? ''));
  return { id, heading: plainText(heading), html };
}

function anchorOf(heading: string): string {
  return (
    foldText(heading)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'text'
  );
}

/** The words of a line, without its markup. */
function plainText(line: string): string {
  const tokens = markdown.parseInline(line.replaceAll('\n', ' '), {});
  return tokens.flatMap(({ children }) => children?.map(({ content }) => content) ?? []).join('');
}
