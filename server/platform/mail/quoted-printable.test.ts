import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotedPrintable } from './quoted-printable.ts';

/** What a mail program makes of it. */
function decode(encoded: string): string {
  const bytes = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, pair: string) => String.fromCharCode(parseInt(pair, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const line = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.toWellFormed());
const lines = fc.array(line.map((text) => text.replaceAll(/[\r\n]/g, '')));

test('any text comes back, with line ends of mails', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n'), (texts, end) => {
      const decoded = decode(quotedPrintable(texts.join(end)).toString('latin1'));
      expect(decoded).toBe(texts.join('\r\n'));
    }),
  );
});

test('nothing can be lost on the way: short lines of ASCII, without white space at their ends', () => {
  fc.assert(
    fc.property(lines, (texts) => {
      for (const sent of quotedPrintable(texts.join('\n')).toString('latin1').split('\r\n')) {
        expect(sent).toMatch(/^[\t\x20-\x7e]{0,76}$/);
        expect(sent).not.toMatch(/[\t ]$/);
      }
    }),
  );
});

test.each([
  ['Divan = 50 €', 'Divan =3D 50 =E2=82=AC'],
  ['a \nb\t', 'a=20\r\nb=09'],
  ['a\rb', 'a=0Db'],
  ['x'.repeat(76), `${'x'.repeat(75)}=\r\nx`],
])('%j is written as %j', (text, encoded) => {
  expect(quotedPrintable(text).toString('latin1')).toBe(encoded);
});
