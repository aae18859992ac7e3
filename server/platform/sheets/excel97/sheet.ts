/*
 * A sheet as it is passed to the thread that writes it: plain data. Values are in column order; a day or moment is
 * Excel's number of days since the end of 1899, in the reader's local time.
 */

export type CellKind = 'text' | 'number' | 'money' | 'day' | 'moment';

export interface SheetColumn {
  header: string;
  kind: CellKind;
  /** In characters. */
  width: number;
}

export type Value = string | number | null;

export interface SheetPlan {
  /** At most 31 characters, Excel's limit, with room for a number appended. */
  name: string;
  columns: SheetColumn[];
}

export interface Sheet extends SheetPlan {
  rows: AsyncIterable<Value[][]> | Iterable<Value[][]>;
}
