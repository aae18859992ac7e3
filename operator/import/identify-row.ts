import { createHash } from 'node:crypto';
import { foldName } from '@orendi/contract/fold-name';
import {
  type CellOf,
  type PlanRules,
  type RowFault,
  textCell,
} from '@orendi/server/features/spreadsheets/index';
import type { ReadTarget } from '../columns/read-column-map.ts';

export type IdentifiedRow = ReturnType<typeof identifyRow>;

/** In characters, as in the database. */
const longestKey = 200;

/**
 * A row of the file, and the product it is about: the key identifies it in later imports, the label in lists.
 * @param hasCategory false if no category is mapped or given for all rows: products keep theirs
 */
export function identifyRow(
  { line, cells }: { line: number; cells: string[] },
  { read, hasCategory }: { read: ReadTarget; hasCategory: boolean },
  { chooseCategory }: Pick<PlanRules, 'chooseCategory'>,
) {
  const cellOf: CellOf = (target) => {
    const text = read(cells, target) ?? (target === 'category' && hasCategory ? '' : undefined);
    return text === undefined ? undefined : textCell(text);
  };
  const row = { line, cells, cellOf, name: read(cells, 'product_name') ?? '' };
  const given = read(cells, 'key');
  if (given !== undefined) {
    return { ...row, key: given, label: given || row.name, faults: faultsInKey(given) };
  }
  // Without an article number, a product is identified by its name and category.
  const category = hasCategory ? chooseCategory(read(cells, 'category') ?? '', '') : null;
  const categoryId = category && 'id' in category ? category.id : undefined;
  const identity = createHash('sha256').update(`${foldName(row.name)}\n${categoryId}`);
  const key = `auto-${identity.digest('hex').slice(0, 32)}`;
  return { ...row, key, label: row.name, faults: faultsInKey(key) };
}

function faultsInKey(key: string): RowFault[] {
  const faults: string[] = [];
  if (key === '') faults.push('the row has no article number');
  if (key.length > longestKey) faults.push(`it is longer than ${longestKey} characters`);
  if (/\p{Cc}/u.test(key)) faults.push('it contains characters that are not allowed');
  return faults.map((fault) => ({ column: 'key', sentence: () => fault }));
}
