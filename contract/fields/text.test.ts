import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenFields } from '../testing/broken-fields.ts';
import { email, line, lines, optionalLine } from './text.ts';

describe('line', () => {
  it('trims, and composes what was typed with combining marks', () => {
    expect(line(10).parse('  e\u0308  ')).toBe('ë');
  });

  it.each(['\u0000', 'a\nb', 'a\tb', 'a\u007fb', 'a\u0085b', 'a\ud800b'])('refuses %j', (text) => {
    expect(brokenFields(line(10), `x${text}y`)).toEqual({ '': 'api_control_characters' });
  });

  it('takes any other text within its length', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(texts, (text) => {
        const trimmed = text.trim().normalize('NFC');
        fc.pre(trimmed !== '' && !/\p{Cc}/u.test(trimmed));
        expect(line(1_000).parse(text)).toBe(trimmed);
      }),
    );
  });

  it.each([
    [undefined, 'api_required'],
    [null, 'api_required'],
    ['   ', 'api_required'],
    [7, 'api_not_text'],
    ['x'.repeat(11), 'api_too_long'],
  ])('says of %j: %s', (value, key) => {
    expect(brokenFields(line(10), value)).toEqual({ '': key });
  });
});

describe('lines', () => {
  it('keeps tabs and line ends, which count once', () => {
    expect(lines(4).parse('a\r\nb\t')).toBe('a\nb');
    expect(lines(5).parse('a\r\n\rb\n')).toBe('a\n\nb');
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\udc00b'])('refuses %j', (text) => {
    expect(brokenFields(lines(10), text)).toEqual({ '': 'api_control_characters' });
  });
});

it.each([undefined, null, '', '  '])('optionalLine counts %j as absent', (value) => {
  expect(optionalLine(10).parse(value)).toBeUndefined();
});

describe('email', () => {
  it.each(['ana@example.al', ' a.b+c@sub.example.com '])('takes %s', (text) => {
    expect(email().parse(text)).toBe(text.trim());
  });

  it.each(['ana', 'ana@', 'a b@example.al', 'ana@example', 'a@b.al\u0000'])(
    'refuses %j',
    (text) => {
      expect(Object.keys(brokenFields(email(), text))).toEqual(['']);
    },
  );
});
