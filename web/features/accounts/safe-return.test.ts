import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturn } from './way-around.ts';

it.each(['/', '/account', '/profile?page=2#sales', '/a//b', '/?next=http://evil.example'])(
  'keeps %s',
  (path) => expect(safeReturn(path)).toBe(path),
);

it.each([
  null,
  '',
  'account',
  'http://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '//',
  'http:/evil.example',
])('refuses %j', (path) => expect(safeReturn(path)).toBeNull());

it('never leads to another host, whatever it is given', () => {
  const trick = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      ' ',
    ),
  );
  const paths = fc.oneof(
    fc.string(),
    fc.webUrl(),
    trick.map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(paths, (next) => {
      const path = safeReturn(next) ?? '/';
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      expect(safeReturn(path)).toBe(path);
    }),
    { numRuns: 500 },
  );
});
