import { readFileSync } from 'node:fs';
import { type Language, languages } from '@orendi/contract/language';
import { type PageName, pageNames } from '@orendi/contract/page-names';

/** A text that comes with the product, in one language. A test keeps both languages built alike. */
export interface BuiltInText {
  title: string;
  intro: string;
  /** A block is a paragraph in Markdown, or a list. */
  sections: { id: string; heading: string; blocks: (string | string[])[] }[];
  /** Sentences that no edited text can leave out, by the marker that stands for them. */
  fixed?: Record<string, string>;
}

/** When the built-in texts last changed in substance. */
export const builtInChange = '2026-11-27T00:00:00.000Z';

/** Every sentence of the privacy policy describes what the code does: change it, and the day, with what is stored. */
export const builtInTexts = Object.fromEntries(
  pageNames.map((page) => [page, Object.fromEntries(languages.map((it) => [it, read(page, it)]))]),
) as Record<PageName, Record<Language, BuiltInText>>;

function read(page: PageName, language: Language): BuiltInText {
  const file = new URL(`./built-in/${page}-${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Both languages of a page, as an operator begins to edit them. */
export function builtInMarkdown(page: PageName): Record<Language, string> {
  const { al, en } = builtInTexts[page];
  return { al: markdownOf(al), en: markdownOf(en) };
}

function markdownOf({ title, intro, sections }: BuiltInText): string {
  const parts = sections.flatMap(({ id, heading, blocks }) => [
    `## ${heading} {#${id}}`,
    ...blocks.map((block) => (typeof block === 'string' ? block : `- ${block.join('\n- ')}`)),
  ]);
  return [`# ${title}`, intro, ...parts].join('\n\n');
}
