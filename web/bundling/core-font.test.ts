import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const [, core = ''] =
  /instrument-sans-core\.woff2[^}]*unicode-range:\s*([^;]+);/.exec(
    readFileSync(`${folder}/../styles/fonts/fonts.css`, 'utf8'),
  ) ?? [];

/** `U+20-7E, U+A0` */
const ranges = core.split(/,\s*/).map((range) => {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)] as const;
});

const isInside = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
};

it.each(['al', 'en'])('has every letter of the pages in %s', (language) => {
  const { $schema: _, ...messages }: Record<string, unknown> = JSON.parse(
    readFileSync(`${folder}/../../messages/pages/${language}.json`, 'utf8'),
  );
  const letters = new Set(Object.values(messages).map(String).join(''));
  expect(letters.size).toBeGreaterThan(50);
  expect([...letters].filter((letter) => letter > ' ' && !isInside(letter))).toEqual([]);
});
