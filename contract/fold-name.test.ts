import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test('names are compared without case, accents and spacing', () => {
  expect(foldName('  Divane   KËNDORE ')).toBe('divane kendore');
  expect(foldName('Children’s beds')).toBe(foldName("children's beds"));
});
