import { expect, it } from 'vitest';
import { splitTyped } from './suggestion-option.tsx';

/** The name with the matched parts in brackets. */
const marked = (name: string, typed: string) =>
  splitTyped(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

it.each([
  ['Divan Drini', 'div', '[Div]an Drini'],
  ['Divan Drini', 'di', '[Di]van Drini'],
  ['Kolltuk Çamëria', 'kolltuk camer', '[Kolltuk] [Çamër]ia'],
  ['Kolltuk ÇAMËRIA', 'çamë', 'Kolltuk [ÇAMË]RIA'],
  ['Tavolinë e bardhë', 'bardhe tav', '[Tav]olinë e [bardhë]'],
  ['Tavolinë e gjerë', 'gje\u0301', 'Tavolinë e [gje]rë'],
  ['Gjerë: lisi', 'gjere', '[Gjerë]: lisi'],
  ['Divan (200×90)', '200', 'Divan ([200]×90)'],
  ['Sofa', 'divan', 'Sofa'],
  ['Sofa', ' ', 'Sofa'],
  ['Dri', 'drini', 'Dri'],
])('marks in %s what %s has typed', (name, typed, expected) => {
  expect(marked(name.normalize(), typed)).toBe(expected.normalize());
});

const names = [
  'Divan Drini, lëkurë natyrale',
  '  Kolltuk  “Çamëria” (2 copë) ',
  'Gjere\u0308 u\u0302\u0301',
  'STRAẞE İstanbul ﬁno',
  '🛋️ 沙发 диван',
  '',
];

it.each(names)('never changes the name %j', (name) => {
  for (const typed of [...names, ...name, 'd', 'i', 'ë', '2', '(', '\u0308']) {
    const parts = splitTyped(name, typed);
    expect(parts.map(({ text }) => text).join('')).toBe(name);
    for (const { at, text } of parts) expect(name.slice(at, at + text.length)).toBe(text);
  }
});

it.each(['lëkurë', 'ÇAMËRIA', 'gje\u0308re', 'ĺevë', '200'])(
  'marks %s whole when it is typed in full, with or without accents',
  (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    for (const typed of [word, plain, word.toUpperCase(), plain.toLowerCase()]) {
      expect(splitTyped(word, typed)).toEqual([{ at: 0, text: word, isTyped: true }]);
    }
  },
);
