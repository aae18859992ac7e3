/** One line of the table. */
export interface Line {
  work: string;
  measured: string;
  /** Beside the bare server, or the bare query, of the same run. */
  bare?: string;
  reach?: string;
  /** Null: not measured here. Undefined: there is nothing to reach. */
  met?: boolean | null;
}
