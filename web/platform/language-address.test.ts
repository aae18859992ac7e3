import { expect, it } from 'vitest';
import { languageAddress, neutralAddress } from './language-address.ts';

it('keeps the page and names the language once', () => {
  expect(languageAddress({ pathname: '/', search: '' }, 'en')).toBe('/?lang=en');
  expect(languageAddress({ pathname: '/', search: '?query=a&lang=en' }, 'al')).toBe(
    '/?query=a&lang=al',
  );
});

it.each(['//evil.example/', '///evil.example/', '/\\\\evil.example/'])(
  'never leads to another host: %s',
  (pathname) => {
    expect(languageAddress({ pathname, search: '' }, 'en')).toBe('/evil.example/?lang=en');
    expect(neutralAddress({ pathname, search: '' })).toBe('/evil.example/');
  },
);

it('takes the language out', () => {
  expect(neutralAddress({ pathname: '/product/1', search: '?lang=en' })).toBe('/product/1');
  expect(neutralAddress({ pathname: '/', search: '?lang=en&query=a' })).toBe('/?query=a');
});
