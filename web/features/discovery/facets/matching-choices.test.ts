import { expect, it } from 'vitest';
import { matchingChoices } from './matching-choices.ts';

const choices = ['Çamëria', 'Lis masiv', 'Lëkurë', 'Dru lisi', 'E bardhë'].map((name) => ({
  value: name,
  name,
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
  const brown = { value: '#6b4423', name: 'Brown', code: '#6b4423' };
  expect(matchingChoices([brown], '6B44')).toEqual([brown]);
});
