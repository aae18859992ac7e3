import { expect, test } from 'vitest';
import { foldName, foldText } from './fold-name.ts';

test('names are compared without case, accents and spacing', () => {
  expect(foldName('  Divane   KËNDORE ')).toBe('divane kendore');
  expect(foldName('Children’s beds')).toBe(foldName("children's beds"));
});

test('texts are folded without case and accents, and keep their spaces and signs', () => {
  expect(foldText(' Çamëria, 2  copë')).toBe(' cameria, 2  cope');
  expect(foldText('Straße')).toBe('straße');
});
