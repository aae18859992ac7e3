import { UsageError } from '../command-line/usage-error.ts';
import { foldName } from '@orendi/contract/fold-name';
import type { Target } from '@orendi/server/features/spreadsheets/index';
import type { ColumnMap } from './read-column-map.ts';
import { fillTemplate } from './template.ts';

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
