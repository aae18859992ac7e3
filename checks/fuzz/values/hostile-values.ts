import fc from 'fast-check';
import type { Schema } from '../document/read-document.ts';
import known from './hostile-values.json' with { type: 'json' };
import { brokenPictures, pictures } from './pictures.ts';

// TypeScript does not know it yet.
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** Numbers as JSON has them, where JavaScript has none. */
const rawNumbers = ['1e400', '-1e400', '1e-400', '-0', '1'.repeat(400)].map(rawJSON);

/** Texts of a list, where `[[x × 5000]]` stands for so many of it. */
const listed = (texts: readonly string[]) =>
  texts.map((text) =>
    text.replace(/\[\[(.+) × (\d+)\]\]/s, (_, one: string, times: string) =>
      one.repeat(Number(times)),
    ),
  );

/** Addresses, queries, headers and parts of forms that have broken programs before. */
export const segments = listed(known.segments);
export const queries = listed(known.queries);
export const contentTypes = listed(known.contentTypes);
export const partHeaders = listed(known.partHeaders);

/** Halves of surrogate pairs: JavaScript has them, UTF-8 and JSON files do not. */
const loneSurrogates = ['\u{D800}', 'a\u{DC00}b', '\u{DFFF}\u{D800}'];

/** Any code points, halves of surrogate pairs too; strings of fast-check's own unit take seconds to set up. */
const anyTexts = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));

export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...listed(known.texts), ...loneSurrogates) },
  { weight: 2, arbitrary: anyTexts },
);

/** Anything that JSON can say. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileTexts },
  { weight: 5, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown[]>(
      ...rawNumbers,
      JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}'),
      JSON.parse('{"toString":1,"valueOf":null,"length":-1,"then":"a"}'),
      JSON.parse('['.repeat(200) + ']'.repeat(200)),
      [null],
      Array.from({ length: 2_000 }, (_, at) => at),
    ),
  },
);

/** Values at or beyond the edge of what a schema allows, or of a type beside it. */
export function nearValues(schema: Schema): fc.Arbitrary<unknown> {
  const { type, enum: values, format } = schema;
  if (format === 'binary') {
    return fc.oneof(fc.constantFrom('', 'no file'), brokenPictures, pictures);
  }
  if (values) {
    const beside = ['', 'Other', 0, null, [values[0]], ` ${String(values[0])} `];
    return fc.constantFrom(...values, ...beside);
  }
  switch ([type ?? 'string'].flat()[0]) {
    case 'integer':
    case 'number':
      return nearNumbers(schema);
    case 'boolean':
      return fc.constantFrom<unknown[]>(true, false, 'true', 'no', 0, 1, 2, '', null, []);
    case 'array':
      return nearValues(schema.items ?? {}).chain((one) => nearLists(schema, one));
    case 'object':
      return fc.constantFrom<unknown[]>(null, [], {}, '', 'text', 0, { unknown: 1 });
    default:
      return nearTexts(schema);
  }
}

function nearNumbers({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema) {
  const edges = [minimum, maximum, minimum - 1, maximum + 1, 0, -1, 0.5, 0.001, 1.239];
  const texts = [...edges.map(String), '', ' 7 ', '+7', '007', '7,5', '1e2', 'seven', '0x7', '٧'];
  const others = [null, true, [], [7], {}, 2 ** 53, 1e21, ...rawNumbers];
  return fc.constantFrom<unknown[]>(...edges, ...texts, ...others);
}

function nearTexts({ minLength = 0, maxLength = 200 }: Schema) {
  const lengths = [maxLength, maxLength + 1, Math.max(0, minLength - 1), minLength];
  const letters = ['x', 'ë', '👩', '\u{202F}', '\n'];
  const texts = letters.flatMap((letter) => lengths.map((length) => letter.repeat(length)));
  const others = [' padded ', 'a\0b', '\u{D83D}', null, 7, false, ['text'], { text: 'text' }];
  return fc.constantFrom<unknown[]>(...texts, ...others);
}

function nearLists({ maxItems = 20 }: Schema, one: unknown) {
  const long = Array.from({ length: maxItems + 1 }, () => 1);
  const lists = [[], [one], [one, one], long, [[1]], [null]];
  const texts = ['[1,2]', '["a"]', '[', '1,2'];
  return fc.constantFrom<unknown[]>(...lists, ...texts, one, null, {}, { 0: 1, length: 1 });
}
