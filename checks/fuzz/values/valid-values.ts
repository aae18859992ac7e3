import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import type { Random } from '@orendi/demo/catalogue/random';
import { drawPngBomb } from '@orendi/server/platform/media/testing/png-bomb';
import type { Schema } from '../document/read-document.ts';

/**
 * One value, the same for the same state of the random numbers.
 * @param unbiased whether it is no nearer to the edges of what is possible than chance has it, where bugs are
 */
export function draw<Value>(
  values: fc.Arbitrary<Value>,
  random: Random,
  { unbiased = false } = {},
): Value {
  const [value] = fc.sample(values, { seed: random.below(2 ** 31), numRuns: 1, unbiased });
  return value as Value;
}

const words = 'Divan, Kolltuk, Tavolinë, Shtrat, Çmim, dru ahu, e gjelbër, Oak, 🛋'.split(', ');
/** Numbers without a maximum stay small, so that sums stay within what can be stored. */
const defaultMaximum = 1_000;

/** Values that fit a schema. What the schema does not say (that two fields agree, say) is up to the caller. */
export function validValues(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: listed, anyOf, oneOf = anyOf, const: constant, properties = {} } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (listed) return fc.constantFrom(...listed.filter((value) => value !== null));
  if (oneOf) return fc.oneof(...oneOf.map(validValues));
  switch ([schema.type ?? 'string'].flat().find((name) => name !== 'null')) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return validNumbers(schema, 1);
    case 'number':
      return validNumbers(schema, 100);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      const maxLength = Math.min(maxItems, minItems + 3);
      return fc.array(validValues(items), { minLength: minItems, maxLength });
    }
    case 'object': {
      const fields = Object.entries(properties).map(([name, one]) => [name, validValues(one)]);
      const all = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
      return fc.record(all, { requiredKeys: schema.required ?? [], noNullPrototype: true });
    }
    default:
      return validTexts(schema);
  }
}

/** @param parts into which 1 is divided */
function validNumbers({ minimum = 0, maximum = defaultMaximum }: Schema, parts: number) {
  const highest = Math.min(maximum, minimum + defaultMaximum);
  const within = fc.integer({ min: Math.ceil(minimum * parts), max: Math.floor(highest * parts) });
  const numbers = within.map((count) => count / parts);
  const edge = (value: number) => ({ weight: 1, arbitrary: fc.constant(value) });
  return fc.oneof({ weight: 18, arbitrary: numbers }, edge(minimum), edge(maximum));
}

function validTexts({ format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'binary') return pictures;
  if (format === 'date') return fc.integer({ min: 1950, max: 1994 }).map((year) => `${year}-05-15`);
  if (format === 'date-time') return fc.constant('2026-01-02T03:04:05.000Z');
  if (format === 'uri') return fc.constant('https://example.com/a');
  const usual = fc.integer({ min: minLength, max: Math.min(maxLength, minLength + 25) });
  const longest = fc.constant(maxLength);
  const lengths = fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: longest });
  const drawn = fc.array(fc.constantFrom(...words), { minLength: 12, maxLength: 12 });
  return fc.tuple(lengths, drawn).map(([length, some]) => {
    const text = some.join(' ').padEnd(length, ' Divan').slice(0, length).toWellFormed();
    // A cut may have left half a letter or a blank at the end.
    return text.replace(/[\s\u{FFFD}]$/u, 'e');
  });
}

const side = 40;

const file = (content: Buffer | string, name = 'photo.png') =>
  new File([Uint8Array.from(Buffer.from(content))], name, { type: 'image/png' });

/** Pictures that can be read. There are few, so that most are known to the shop already. */
const readable = Array.from({ length: 12 }, (_, at) => drawPngBomb(side + at, side));

/** A picture whose header claims another size than it has. */
function claimSize(width: number, height: number): Buffer {
  const picture = drawPngBomb(side, side);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

export const pictures: fc.Arbitrary<File> = fc.constantFrom(...readable).map((one) => file(one));

/** A picture cut off, of a wrong size, with a byte changed, an empty file, or something else altogether. */
export const brokenPictures: fc.Arbitrary<File> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...readable), fc.nat(80))
    .map(([whole, at]) => file(whole.subarray(0, at % whole.length))),
  fc.tuple(fc.constantFrom(...readable), fc.nat(80), fc.nat(255)).map(([whole, at, byte]) => {
    const changed = Buffer.from(whole);
    changed[at % changed.length] = byte;
    return file(changed);
  }),
  fc.constantFrom(
    file(claimSize(60_000, 60_000)),
    file(claimSize(0, 0)),
    file(''),
    file('', ''),
    file('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    file('GIF89a'),
    file('RIFF\u{4}\0\0\0WEBPVP8 '),
    file('name,price\nDivan,7\n', '../../sheet.csv'),
    file('PK\u{3}\u{4}', 'sheet.xlsx'),
  ),
);
