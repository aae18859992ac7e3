import { createHash } from 'node:crypto';
import { foldName } from '@orendi/contract/fold-name';
import {
  type CellOf,
  type PlanRules,
  type RowFault,
  textCell,
} from '@orendi/server/features/spreadsheets/index';
import type { ReadTarget } from '../columns/read-column-map.ts';

/** A row of the file, and the product it is about. */
export interface IdentifiedRow {
  line: number;
  cells: string[];
  cellOf: CellOf;
  name: string;
  /** Identifies the product in later imports. */
  key: string;
  /** The row's name in lists: its article number, otherwise the product's name. */
  label: string;
  /** Faults of its article number. */
  faults: RowFault[];
}

/** In characters, as in the database. */
const longestKey = 200;

/** @param hasCategory false if no category is mapped or given for all rows: products keep theirs */
export function identifyRow(
  { line, cells }: { line: number; cells: string[] },
  { read, hasCategory }: { read: ReadTarget; hasCategory: boolean },
  { chooseCategory }: Pick<PlanRules, 'chooseCategory'>,
): IdentifiedRow {
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
  return { ...row, key, label: row.name, faults: [] };
}

function faultsInKey(key: string): RowFault[] {
  const faults: string[] = [];
  if (key === '') faults.push('the row has no article number');
  if (key.length > longestKey) faults.push(`it is longer than ${longestKey} characters`);
  if (/\p{Cc}/u.test(key)) faults.push('it contains characters that are not allowed');
  return faults.map((fault) => ({ column: 'key', sentence: () => fault }));
}
