import fc from 'fast-check';
import type { Random } from '@orendi/demo/catalogue/random';
import type { Schema } from '../document/read-document.ts';
import { pictures } from './pictures.ts';

/** One value, the same for the same random numbers. Bugs are at the edges of what is possible: `unbiased` avoids them. */
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
