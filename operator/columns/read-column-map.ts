import { type Target, targets } from '@orendi/server/features/spreadsheets/index';
import { UsageError } from '../command-line/usage-error.ts';
import { readJsonMap } from './read-json-map.ts';
import { parseTemplate, type Template } from './template.ts';

/** Set by options, or found by the article number. */
const notMapped = new Set<Target>(['id', 'currency', 'sale', 'sale_type', 'industry']);

/** What a column can be mapped to. `key` is the article number, `photos` are file names. */
export const mappable = targets.filter((target) => !notMapped.has(target));

export type ColumnMap = Map<Target, Template>;

/**
 * Parses the values of `--map`, each `target=column,target={column} text {column}` or `@file.json`, and of `--key`.
 * @throws UsageError for an unknown target and one that is mapped twice
 */
export async function readColumnMap(
  values: string[],
  key: string | undefined,
  folder: string,
): Promise<ColumnMap> {
  const map: ColumnMap = new Map();
  const pairs: [string, string][] = [];
  for (const value of values) {
    pairs.push(
      ...(value.startsWith('@')
        ? await readJsonMap('--map', value.slice(1), folder)
        : splitPairs(value)),
    );
  }
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
