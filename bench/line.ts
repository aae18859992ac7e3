/** One line of the table. */
export interface Line {
  work: string;
  /** What came out: in words, or figures under their titles. */
  measured: string | Record<string, string>;
  /** Beside the bare server, or the bare query, of the same run. */
  bare?: string;
  reach?: string;
  /** Null: not measured here, or there is no line for this size. Undefined: there is nothing to reach. */
  met?: boolean | null;
}
