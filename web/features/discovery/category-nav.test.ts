import { expect, it } from 'vitest';
import { shortLabel } from './category-nav.tsx';

it('cuts names after ten characters', () => {
  expect(shortLabel('Divane')).toBe('Divane');
  expect(shortLabel('Ndriçimi i')).toBe('Ndriçimi i');
  expect(shortLabel('Tavolina kafeje')).toBe('Tavolina k…');
  expect(shortLabel('Garnitura të kopshtit')).toBe('Garnitura…');
});
