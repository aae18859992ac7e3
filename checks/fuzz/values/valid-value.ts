import type { Random } from '../../random.ts';
import type { Schema } from '../document/operation.ts';
import { drawPicture } from './pictures.ts';

const words = [
  'Divan',
  'Kolltuk',
  'Tavolinë',
  'Shtrat',
  'Çmim',
  'dru ahu',
  'e gjelbër',
  'Oak',
  '🛋',
];
/** Numbers without a maximum stay small, so that sums stay within what can be stored. */
const defaultMaximum = 1_000;

/** A value that fits a schema. What the schema does not say (that two fields agree, say) is up to the caller. */
export function validValue(schema: Schema, random: Random): unknown {
  const { enum: values, anyOf, oneOf, const: constant } = schema;
  if (constant !== undefined) return constant;
  const given = values?.filter((value) => value !== null);
  if (given && given.length > 0) return random.pick(given);
  const choices = anyOf ?? oneOf;
  if (choices) return validValue(random.pick(choices), random);
  const type = [schema.type ?? 'string'].flat().find((name) => name !== 'null');
  switch (type) {
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
      return validNumber(schema, random, 1);
    case 'number':
      return validNumber(schema, random, 100);
    case 'array':
      return validList(schema, random);
    case 'object':
      return validObject(schema, random);
    default:
      return validText(schema, random);
  }
}

function validNumber(
  { minimum = 0, maximum = defaultMaximum }: Schema,
  random: Random,
  parts: number,
) {
  const highest = Math.min(maximum, minimum + defaultMaximum);
  if (random.chance(0.05)) return maximum;
  if (random.chance(0.05)) return minimum;
  const drawn = minimum + random.below(Math.floor((highest - minimum) * parts) + 1) / parts;
  // Without what binary fractions add to decimals.
  return Math.round(drawn * parts) / parts;
}

function validList({ items = {}, minItems = 0, maxItems = 3 }: Schema, random: Random): unknown[] {
  const length = minItems + random.below(Math.min(maxItems - minItems, 3) + 1);
  return Array.from({ length }, () => validValue(items, random));
}

/** Every field that is required, and some of the others. */
function validObject({ properties = {}, required = [] }: Schema, random: Random) {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.3))
      .map(([name, schema]) => [name, validValue(schema, random)]),
  );
}

function validText({ format, minLength = 0, maxLength = 40 }: Schema, random: Random): unknown {
  if (format === 'binary') return drawPicture(random);
  if (format === 'date') return `19${50 + random.below(45)}-0${1 + random.below(9)}-15`;
  if (format === 'date-time') return '2026-01-02T03:04:05.000Z';
  if (format === 'uri') return 'https://example.com/a';
  const length = random.chance(0.05) ? maxLength : minLength + random.below(25);
  let text = '';
  while (text.length < length) text += `${random.pick(words)} `;
  const cut = text.slice(0, Math.min(length, maxLength)).toWellFormed();
  // A cut may have left half a letter or a blank at the end.
  return cut.replace(/[\s\u{FFFD}]$/u, 'e');
}
