import { expect, test } from 'vitest';
import { requestLanguage } from './request-context.ts';

test.each([
  ['/', null, 'al'],
  ['/', 'lang=en', 'en'],
  ['/', 'a=b; lang=en', 'en'],
  ['/', 'xlang=en', 'al'],
  ['/?lang=en', 'lang=al', 'en'],
  ['/?lang=al', 'lang=en', 'al'],
  ['/?lang=de', 'lang=en', 'en'],
  ['/?x=1&lang=', null, 'al'],
])('%s with cookies %s is read in %s', (url, cookies, language) => {
  expect(requestLanguage(url, cookies)).toBe(language);
});
