/*
 * A sheet as it is handed to the thread that writes it: plain data. Values stand in the order of the columns; a day or a
 * moment is Excel's number of days since the end of 1899, in the reader's local time.
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
  /** At most 31 characters, as Excel allows, with room for a number behind it. */
  name: string;
  columns: SheetColumn[];
}

/** A sheet, with its rows in batches. */
export interface Sheet extends SheetPlan {
  rows: AsyncIterable<Value[][]> | Iterable<Value[][]>;
}
