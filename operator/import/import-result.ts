/** A row that was not imported. */
export interface RefusedRow {
  line: number;
  /** Its article number or name, if it could be read. */
  label: string;
  faults: string[];
  /** Empty if the row could not be parsed. */
  cells: string[];
}

export interface RepeatedRow {
  line: number;
  label: string;
  /** The line that has already brought its product. */
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
