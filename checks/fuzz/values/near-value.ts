import type { Random } from '../../random.ts';
import type { Schema } from '../document/operation.ts';
import { drawBrokenPicture, drawPicture } from './pictures.ts';
import { rawNumber } from './special-values.ts';

/** A value at or beyond the edge of what a schema allows, or of a type beside it. */
export function nearValue(schema: Schema, random: Random): unknown {
  const { type, enum: values, format } = schema;
  if (format === 'binary') {
    return random.pick(['', 'no file', drawBrokenPicture(random), drawPicture(random)]);
  }
  if (values)
    return random.pick([...values, '', 'Other', 0, null, [values[0]], ` ${String(values[0])} `]);
  const [name] = [type ?? 'string'].flat();
  if (name === 'integer' || name === 'number') return random.pick(nearNumbers(schema));
  if (name === 'boolean') return random.pick([true, false, 'true', 'no', 0, 1, 2, '', null, []]);
  if (name === 'array') return random.pick(nearLists(schema, random));
  if (name === 'object') return random.pick([null, [], {}, '', 'text', 0, { unknown: 1 }]);
  return random.pick(nearTexts(schema));
}

function nearNumbers({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema): unknown[] {
  const edges = [minimum, maximum, minimum - 1, maximum + 1, 0, -1, 0.5, 0.001, 1.239];
  const texts = [...edges.map(String), '', ' 7 ', '+7', '007', '7,5', '1e2', 'seven', '0x7', '٧'];
  const others = [null, true, [], [7], {}, 2 ** 53, 1e21, ...['1e400', '-0'].map(rawNumber)];
  return [...edges, ...texts, ...others];
}

function nearTexts({ minLength = 0, maxLength = 200 }: Schema): unknown[] {
  const lengths = [maxLength, maxLength + 1, Math.max(0, minLength - 1), minLength];
  const letters = ['x', 'ë', '👩', '\u{202F}', '\n'];
  const texts = letters.flatMap((letter) => lengths.map((length) => letter.repeat(length)));
  return [...texts, ' padded ', 'a\0b', '\u{D83D}', null, 7, false, ['text'], { text: 'text' }];
}

function nearLists({ items = {}, maxItems = 20 }: Schema, random: Random): unknown[] {
  const one = nearValue(items, random);
  const lists = [
    [],
    [one],
    [one, one],
    Array.from({ length: maxItems + 1 }, () => 1),
    [[1]],
    [null],
  ];
  return [...lists, one, '[1,2]', '["a"]', '[', '1,2', null, {}, { 0: 1, length: 1 }];
}
