import { expect, it } from 'vitest';
import { matchingChoices } from './facet-panel.tsx';

const choices = ['Çamëria', 'Lis masiv', 'Lëkurë', 'Dru lisi', 'E bardhë'].map((name) => ({
  facet: 'material' as const,
  value: name,
  name,
  count: 1,
  isChosen: false,
}));
const matching = (typed: string) => matchingChoices(choices, typed).map(({ name }) => name);

it.each([
  ['camer', ['Çamëria']],
  ['ÇAMËR', ['Çamëria']],
  ['lekure', ['Lëkurë']],
  ['le\u0308kur', ['Lëkurë']],
  ['lis', ['Lis masiv', 'Dru lisi']],
  ['lis dru', ['Dru lisi']],
  ['bardhë', ['E bardhë']],
  ['zzz', []],
  ['(', []],
])('finds for %j what is written with other accents and in other cases', (typed, expected) => {
  expect(matching(typed)).toEqual(expected);
});

it('leaves all while nothing is typed', () => {
  expect(matching('')).toEqual(choices.map(({ name }) => name));
  expect(matching('  ')).toHaveLength(choices.length);
});

it('finds a colour by its code too', () => {
  const brown = {
    facet: 'color' as const,
    value: '#6b4423',
    name: 'Brown',
    code: '#6b4423',
    count: 1,
    isChosen: false,
  };
  expect(matchingChoices([brown], '6B44')).toEqual([brown]);
});
