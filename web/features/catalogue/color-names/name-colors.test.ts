import { namedColors } from '@orendi/contract/colors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorChoices } from './name-colors.ts';

const names = (values: string[]) =>
  colorChoices(values).map(({ en, code }) => [en, code].filter(Boolean).join(' '));

it('puts colours in the order of the names, light before dark, words at the end', () => {
  expect(names(['#181716', 'Lis natyral', '#3d7f4a', '#ffffff', 'Antik'])).toEqual([
    'White',
    'Black',
    'Green',
    'Lis natyral',
    'Antik',
  ]);
});

it('tells colours of one name apart by their code, but for the one that the name belongs to', () => {
  expect(names(['#6b4423', '#77513a', '#704832'])).toEqual([
    'Brown',
    'Brown #704832',
    'Brown #6b4423',
  ]);
  expect(names(['#6b4423'])).toEqual(['Brown']);
});

it('says each name in both languages', () => {
  expect(colorChoices(['#77513a', 'Lis'])).toEqual([
    { value: '#77513a', en: 'Brown', al: 'Kafe' },
    { value: 'Lis', en: 'Lis', al: 'Lis' },
  ]);
});

it('loses no colour and shows no two of them alike', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const some = fc.uniqueArray(fc.oneof(hex, fc.constantFrom(...namedColors.map((c) => c.hex))), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(some, (values) => {
      const choices = colorChoices(values);
      expect(choices.map(({ value }) => value).sort()).toEqual([...values].sort());
      const shown = choices.map(({ al, code }) => `${al} ${code}`);
      expect(new Set(shown).size).toBe(values.length);
    }),
  );
});
