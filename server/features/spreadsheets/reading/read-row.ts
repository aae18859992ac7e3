import {
  columnOfField,
  type ProductField,
  type ProductFieldName,
  productFieldNames,
  productFields,
} from '@orendi/contract/product-fields';
import { productWords } from '@orendi/contract/product-words';
import { m } from '@orendi/messages';
import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import { namedColors } from '@orendi/contract/colors';
import { say } from '../../../platform/sentence.ts';
import { saidValues, type StoredProduct } from '../../catalogue/index.ts';
import { targets } from '../columns.ts';
import type { Cell } from '../workbook/cell.ts';
import { readCategory } from './category-finder.ts';
import { readPrice } from './read-price.ts';
import { readMeasure, readSizes } from './read-number.ts';
import type { CellOf, ReadingRules, Refuse, RowFault, RowValues } from './row-values.ts';

/** A blank cell clears its field; a missing column leaves it unchanged. */
export function readRow(cellOf: CellOf, rules: ReadingRules, known: StoredProduct | undefined) {
  const faults: RowFault[] = [];
  const refuse: Refuse = (column, sentence) => faults.push({ column, sentence });
  const values: RowValues = {};

  for (const column of targets) {
    if (cellOf(column)?.isError) refuse(column, say(m.api_row_formula));
  }
  for (const name of productFieldNames) {
    const column = columnOfField(name);
    const cell = cellOf(column);
    if (cell === undefined || name === 'price' || name === 'sale') continue;
    const field: ProductField = productFields[name];
    const text = cell?.text ?? '';
    if (field.kind === 'line') values[name] = text;
    if (field.kind === 'lines') values[name] = rules.shorten ? shortenText(text, field.max) : text;
    if (field.kind === 'date') values[name] = cell && readDay(cell);
    if (field.kind === 'color') values[name] = readColor(text, known?.fields[name]);
    if (field.kind === 'flag' || productWords[name].values) values[name] = readValue(text, name);
    if (field.kind !== 'decimal' && field.kind !== 'whole') continue;
    const number = cell && readMeasure(cell, rules, field.unit);
    if (cell && number === null) refuse(column, rules.words.notANumber(text, field.unit));
    values[name] = number;
  }
  const together = cellOf('dimensions');
  if (together !== undefined) {
    const sizes = together && readSizes(together.text, rules);
    if (together && !sizes) refuse('dimensions', say(m.api_row_sizes));
    for (const side of ['length', 'width', 'height'] as const) {
      if (cellOf(side) === undefined) values[side] = sizes?.[side] ?? null;
    }
  }
  Object.assign(values, readPrice(cellOf, rules, refuse));
  Object.assign(values, readCategory(cellOf, rules.chooseCategory, refuse));
  return { values, faults };
}

/**
 * A day as people write it, such as `1.12.2026`, `1/12/26` or `2026-12-01`, and as Excel counts it since the end of 1899.
 * Any other text stays, to be refused.
 */
function readDay({ text, number }: Cell): string {
  if (number !== undefined && number > 0 && number < 100_000) {
    return new Date((Math.floor(number) - 25_569) * 86_400_000).toISOString().slice(0, 10);
  }
  const [, day = '', month = '', year] =
    /^\s*(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4}|\d{2})\.?\s*$/.exec(text) ?? [];
  return year
    ? [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    : text
        .trim()
        .replace(/[ T]\d+:.*$/, '')
        .replaceAll('/', '-');
}

/** Shortens a text to `max` UTF-16 units including an ellipsis, between words if one ends in the last third. */
function shortenText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - 1);
  const lastSpace = room.search(/\s\S*$/);
  const cut = lastSpace > (max * 2) / 3 ? room.slice(0, lastSpace) : room;
  // Removes a surrogate that lost its other half.
  return `${cut.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** Spellings of yes and no in other programs. */
const written = new Map<string, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** The value that a cell names in either language, or as it is stored; any other text unchanged. */
function readValue(text: string, name: ProductFieldName): string | boolean {
  const folded = foldName(text);
  const named = languages
    .flatMap((language) => saidValues(name, language))
    .find(({ value, said }) => folded === foldName(said) || folded === value);
  if (named) return named.value;
  return (productFields[name].kind === 'flag' ? written.get(folded) : undefined) ?? text;
}

/** Former names of colors, in sheets that were downloaded then. */
const formerNames: [string, string][] = [['Gri në bezhë', 'Gri-bezhë']];

const hexOf = new Map(
  namedColors.flatMap(({ hex, en, al }) => {
    const former = formerNames.flatMap(([before, now]) => (now === al ? before : []));
    return [en, al, ...former].map((name) => [foldName(name), hex]);
  }),
);

/**
 * Leaves other texts as they are.
 * @param kept the present color, which stays a name if it comes back unchanged
 */
function readColor(text: string, kept?: unknown): string {
  if (kept && text.trim() === kept) return text.trim();
  const name = foldName(text).replaceAll('grey', 'gray');
  return hexOf.get(name) ?? (/^[\da-f]{6}$/i.test(name) ? `#${name}` : text);
}
