import { afterEach, expect, it, vi } from 'vitest';
import { rememberLanguage } from './remember-language.ts';

/** The cookies set by a page with this query. */
function cookiesAfter(search: string, pathname = '/'): string {
  const document = { cookie: '' };
  vi.stubGlobal('location', { search, pathname });
  vi.stubGlobal('document', document);
  rememberLanguage();
  return document.cookie;
}

afterEach(() => vi.unstubAllGlobals());

it.each(['al', 'en'])('keeps %s for a year, on all pages', (language) => {
  expect(cookiesAfter(`?query=sofa&lang=${language}`)).toBe(
    `lang=${language}; path=/; max-age=31536000; samesite=lax`,
  );
});

it.each([
  ['/mobilje', 'al'],
  ['/furniture/sofas', 'en'],
])('keeps the language of %s, whatever else is asked', (pathname, language) => {
  expect(cookiesAfter('?lang=en', pathname)).toContain(`lang=${language};`);
  expect(cookiesAfter('?lang=al', pathname)).toContain(`lang=${language};`);
});

it('keeps no language of other addresses', () => {
  expect(cookiesAfter('', '/constructor')).toBe('');
  expect(cookiesAfter('', '/furniture-shop')).toBe('');
});

it.each(['', '?query=sofa', '?lang=', '?lang=sq', '?lang=constructor', '?lang=en%3B'])(
  'keeps nothing of %j',
  (search) => expect(cookiesAfter(search)).toBe(''),
);
