import { languages } from '@orendi/contract/language';
import { describe, expect, it } from 'vitest';
import { lastChange, type LegalBlock } from './legal-document.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

/** A block's type, ignoring its words. */
function kindOf(block: LegalBlock): string {
  if (typeof block === 'string') return 'paragraph';
  if ('show' in block) return block.show;
  return 'leadsTo' in block ? block.leadsTo : `list of ${block.length}`;
}

function wordsOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('show' in block) return [];
  return 'leadsTo' in block ? [block.text] : block;
}

describe.each([
  ['the terms of service', termsOfService],
  ['the privacy policy', privacyPolicy],
])('%s', (_, document) => {
  it('are built alike in both languages, section by section and block by block', () => {
    const [al, en] = languages.map((language) =>
      document[language].sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(kindOf) })),
    );
    expect(al).toEqual(en);
  });

  it.each(languages)('hold only blocks that a page can show, in %s', (language) => {
    const blocks = document[language].sections.flatMap((section) => section.blocks);
    const known = /^(?:paragraph|list of \d+|operator|privacyPolicy|termsOfService)$/;
    for (const kind of blocks.map(kindOf)) expect(kind).toMatch(known);
  });

  it.each(languages)('have a heading and words everywhere in %s', (language) => {
    const { title, intro, sections } = document[language];
    const texts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)]);
    for (const text of [title, intro, ...texts]) expect(text.trim().length).toBeGreaterThan(2);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});

it('no sentence was left in the other language', () => {
  for (const { al, en } of [termsOfService, privacyPolicy]) {
    const english = new Set(en.sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf)));
    for (const { blocks } of al.sections) {
      for (const text of blocks.flatMap(wordsOf)) expect(english).not.toContain(text);
    }
  }
});

it.each([
  ['al', /pas porosisë ose kërkesës, shitësi të kontakton/i, /kufizohet, .*në gjashtë muajt para/i],
  ['en', /after an order or a request the seller contacts you/i, /limited, .*in the six months/i],
] as const)(
  'the terms in %s say who contacts whom, and limit the liability',
  (language, ...clauses) => {
    const text = JSON.stringify(termsOfService[language]);
    for (const clause of clauses) expect(text).toMatch(clause);
  },
);

it('the day of the last change is the same day in words', () => {
  const day = new Date(`${lastChange.day}T00:00:00Z`);
  const months =
    'janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor'.split(' ');
  expect(lastChange.al).toBe(
    `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`,
  );
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(lastChange.en).toBe(format.format(day));
});
