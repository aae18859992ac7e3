import { languages } from '@orendi/contract/language';
import { describe, expect, it } from 'vitest';
import { builtInMarkdown, builtInTexts } from './built-in-texts.ts';
import { renderText } from './render-text.ts';

type Block = string | string[];

/** A block's type, ignoring its words. */
function kindOf(block: Block): string {
  if (typeof block !== 'string') return `list of ${block.length}`;
  const [, link] = /^\[.*\]\((.*)\)$/.exec(block) ?? [];
  if (link) return link;
  if (block.startsWith('1. ')) return `steps, ${block.split('\n').length}`;
  return /^(?:### |\{\{\w+\}\}$)/.exec(block)?.[0] ?? 'paragraph';
}

const wordsOf = (block: Block) =>
  (typeof block === 'string' ? [block] : block).filter((text) => !text.startsWith('{{'));

describe.each(Object.entries(builtInTexts))('the built-in text of %s', (_, text) => {
  it('is built alike in both languages, section by section and block by block', () => {
    const [al, en] = languages.map((language) =>
      text[language].sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(kindOf) })),
    );
    expect(al).toEqual(en);
    expect(Object.keys(text.al.fixed ?? {})).toEqual(Object.keys(text.en.fixed ?? {}));
  });

  it.each(languages)('has a heading and words everywhere in %s', (language) => {
    const { title, intro, sections } = text[language];
    const texts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)]);
    for (const said of [title, intro, ...texts]) expect(said.trim().length).toBeGreaterThan(2);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('has no sentence in the other language', () => {
    const english = new Set(text.en.sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf)));
    for (const said of text.al.sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf))) {
      expect(english).not.toContain(said);
    }
  });

  it.each(languages)('is shown in %s as it is written', (language) => {
    const { title, intro, sections } = text[language];
    const page = Object.entries(builtInTexts).find(([, known]) => known === text)?.[0] ?? '';
    const shown = renderText(builtInMarkdown(page as 'terms')[language], text[language]);
    expect(shown).toMatchObject({ title, intro });
    expect(shown.sections.map(({ id, heading }) => ({ id, heading }))).toEqual(
      sections.map(({ id, heading }) => ({ id, heading })),
    );
  });
});

it.each([
  ['al', /pas porosisë ose kërkesës, shitësi të kontakton/i, /kufizohet, .*në gjashtë muajt para/i],
  ['en', /after an order or a request the seller contacts you/i, /limited, .*in the six months/i],
] as const)(
  'the terms in %s say who contacts whom, and limit the liability',
  (language, ...clauses) => {
    const text = builtInTexts.terms[language];
    const { sections } = renderText(builtInMarkdown('terms')[language], text);
    for (const clause of clauses.filter((known) => known instanceof RegExp)) {
      expect(sections.filter(({ html }) => clause.test(html))).toHaveLength(1);
    }
  },
);
