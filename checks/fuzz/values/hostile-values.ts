import type { Random } from '../../random.ts';
import fc from 'fast-check';
import { rawNumber } from './special-values.ts';

/** What has broken programs before. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{FEFF}',
  '\u{202E}gnp.exe',
  'ë'.repeat(600),
  'e\u{301}'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  '\u{FB03}\u{FDFA}',
  "' or 1=1 --",
  "'; drop table product; --",
  '%',
  '%%%s%n%d',
  '_',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  'C:\\con',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'https://[::1]/',
  'http://' + 'a'.repeat(300),
  '\r\nSet-Cookie: a=b',
  'a@b.c\r\nBcc: d@e.f',
  '"a b"@example.com',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-Infinity',
  '-1',
  '-0',
  '0',
  '00',
  '1.0',
  '1e3',
  '1e400',
  '0x10',
  '１２',
  '٣',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '0.1',
  '0.005',
  '1,5',
  '[]',
  '{}',
  '[1',
  '["a"]',
  '[[[[]]]]',
  'pkg-1',
  'pkg-',
  'pkg-99999999999',
  'constructor',
  'x'.repeat(5_000),
];
/** Halves of surrogate pairs: JavaScript has them, UTF-8 does not. */
const loneSurrogates = ['\u{D800}', 'a\u{DC00}b', '\u{DFFF}\u{D800}'];

export interface HostileValues {
  text(random: Random): string;
  /** Anything that JSON can say. */
  json(random: Random): unknown;
}

/** @param seed the same values for the same seed */
export function createHostileValues(seed: number): HostileValues {
  const sample = <Value>(values: fc.Arbitrary<Value>) => fc.sample(values, { seed, numRuns: 300 });
  // Any code points, the halves of surrogate pairs too; strings of fast-check's own unit take seconds to set up.
  const points = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 });
  const strings = sample(points.map((list) => String.fromCodePoint(...list)));
  const values = [
    ...sample(fc.jsonValue({ maxDepth: 4 })),
    ...['1e400', '-1e400', '1e-400', '1'.repeat(400)].map(rawNumber),
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}'),
    JSON.parse('{"toString":1,"valueOf":null,"length":-1,"then":"a"}'),
    JSON.parse('['.repeat(200) + ']'.repeat(200)),
    null,
    true,
    [],
    {},
    [null],
    Array.from({ length: 2_000 }, (_, at) => at),
  ];
  const text = (random: Random) =>
    random.pick(random.chance(0.6) ? [...texts, ...loneSurrogates] : strings);
  return {
    text,
    json: (random) => (random.chance(0.4) ? text(random) : random.pick(values)),
  };
}
