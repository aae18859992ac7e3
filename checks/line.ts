/** One line of the table. */
export interface Line {
  work: string;
  /** The result: in words, or figures under their titles. */
  measured: string | Record<string, string>;
  /** The bare server or bare query in the same run, for comparison. */
  bare?: string;
  reach?: string;
  /** Null: not measured here, or no target for this size. Undefined: there is no target. */
  met?: boolean | null;
}
