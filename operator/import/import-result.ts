/** A row that did not go in. */
export interface RefusedRow {
  line: number;
  /** Its article number or name, where it could be read. */
  label: string;
  faults: string[];
  /** Empty where the row could not be read. */
  cells: string[];
}

export interface RepeatedRow {
  line: number;
  label: string;
  /** The line that has brought its product already. */
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
  /** Whether it was stopped before the end of the file. */
  stopped: boolean;
}

export const emptyResult = (business: string): ImportResult => ({
  business,
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  repeated: [],
  refused: [],
  picturesAdded: 0,
  seconds: 0,
  stopped: false,
});
