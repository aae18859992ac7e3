/** A row that did not go in. */
export interface RefusedRow {
  line: number;
  /** Its article number or name, where it could be read. */
  label: string;
  faults: string[];
  /** Empty where the row could not be read. */
  cells: string[];
}

export function refuseRow(
  { line, label, cells }: Omit<RefusedRow, 'faults'>,
  faults: string[],
): RefusedRow {
  return { line, label, cells, faults };
}

export interface RepeatedRow {
  line: number;
  label: string;
  /** The line whose product it would be again. */
  firstLine: number;
}

export interface ImportResult {
  business: string;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  repeated: RepeatedRow[];
  refused: RefusedRow[];
  picturesAdded: number;
  seconds: number;
  /** True when it was told to stop before the end of the file. */
  stopped: boolean;
}
