import { type Target, targets } from '@orendi/server/features/spreadsheets/index';
import { foldName } from '@orendi/contract/fold-name';
import { UsageError } from '@orendi/server/features/operators/index';
import { readPairs } from './read-pairs.ts';

/** Set by options, or found by the article number. */
const notMapped = /^(?:id|currency|industry|sale.*)$/;

/** The fields a column can be mapped to. `key` is the article number, `photos` are file names. */
export const mappable = targets.filter((target) => !notMapped.test(target));

export type ColumnMap = Map<Target, Template>;

/**
 * Parses the values of `--map`, each `target=column,target={column} text {column}` or `@file.json`, and of `--key`.
 * @throws UsageError for an unknown target and one that is mapped twice
 */
export async function readColumnMap(values: string[], key: string | undefined, folder: string) {
  const map: ColumnMap = new Map();
  const pairs: [string, string][] = [];
  for (const value of values) pairs.push(...(await readPairs('--map', value, folder, splitPairs)));
  if (key !== undefined) pairs.push(['key', key]);
  for (const [name, source] of pairs) {
    const target = mappable.find((field) => field === name);
    if (!target) {
      throw new UsageError(
        `--map knows no field "${name}"; the fields are ${mappable.join(', ')}.`,
      );
    }
    if (map.has(target)) throw new UsageError(`The field ${target} is mapped twice.`);
    if (source.trim() === '') throw new UsageError(`The field ${target} is mapped to nothing.`);
    map.set(target, parseTemplate(source));
  }
  return map;
}

/** Splits only at commas followed by a field name and `=`, so that a template may contain commas. */
function splitPairs(value: string): [string, string][] {
  return value.split(/,(?=\s*\w+\s*=)/).map((pair) => {
    const at = pair.indexOf('=');
    if (at < 0) throw new UsageError(`--map "${pair.trim()}" is not written as field=column.`);
    return [pair.slice(0, at).trim(), pair.slice(at + 1)];
  });
}

type Part = { column: string } | { text: string };

/** The composition of a target: cells, and literal text between them. */
type Template = Part[];

/**
 * Parses a column name, or text with columns in braces, such as `{name} {size} cm`.
 * @throws UsageError for unbalanced braces
 */
function parseTemplate(source: string): Template {
  if (!/[{}]/.test(source)) return [{ column: source.trim() }];
  if (!/^[^{}]*(?:\{[^{}]+\}[^{}]*)*$/.test(source)) {
    throw new UsageError(
      `The braces in "${source}" do not enclose columns, as in "{name} {size}".`,
    );
  }
  return source
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { column: part.slice(1, -1).trim() } : { text: part }));
}

/** Punctuation that only makes sense between two parts. */
const dangling = /^[\s,;:|/–-]+|[\s,;:|/–-]+$/gu;

/**
 * The text for one record. If a column is empty, punctuation left over at either end is removed; if all are, nothing is
 * left.
 */
function fillTemplate(template: Template, cellOf: (column: string) => string): string {
  const columns = template.filter((part) => 'column' in part).map(({ column }) => cellOf(column));
  if (columns.length > 0 && columns.every(isBlank)) return '';
  const text = template
    .map((part) => ('column' in part ? cellOf(part.column) : part.text))
    .join('');
  return columns.some(isBlank) ? text.replace(dangling, '') : text;
}

const isBlank = (text: string) => text.trim() === '';

/** The text of a target in a record; undefined if the target is not mapped. */
export type ReadTarget = (cells: string[], target: Target) => string | undefined;

/**
 * Finds a map's columns in the header, ignoring case and accents.
 * @throws UsageError for a column that is missing from the header, or in it twice
 */
export function bindColumns(map: ColumnMap, header: string[]): ReadTarget {
  const folded = header.map(foldName);
  const places = new Map<string, number>();
  for (const template of map.values()) {
    for (const part of template) {
      if ('column' in part) places.set(part.column, placeOf(part.column, header, folded));
    }
  }
  return (cells, target) => {
    const template = map.get(target);
    if (!template) return undefined;
    const text = fillTemplate(template, (name) => cells[places.get(name) ?? -1] ?? '');
    return target.startsWith('description_') ? collapseLines(text) : collapse(text);
  };
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

const collapseLines = (text: string) => text.split('\n').map(collapse).join('\n').trim();

function placeOf(name: string, header: string[], folded: string[]): number {
  const exact = header.indexOf(name);
  const place = exact >= 0 ? exact : folded.indexOf(foldName(name));
  if (place < 0) {
    const known = header.filter((column) => column !== '');
    throw new UsageError(`There is no column "${name}"; the columns are ${known.join(', ')}.`);
  }
  if (exact >= 0 ? header.includes(name, place + 1) : folded.includes(foldName(name), place + 1)) {
    throw new UsageError(`There are several columns "${name}".`);
  }
  return place;
}
