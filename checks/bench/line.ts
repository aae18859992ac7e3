/** A measurement, as one line of a table. */
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

export function showLine({ work, measured, bare = '', reach = '', met }: Line) {
  const figures = typeof measured === 'string' ? { measured } : measured;
  const verdict = met === undefined ? '' : met === null ? '–' : met ? 'yes' : 'NO';
  return { work, ...figures, 'against bare': bare, reach, met: verdict };
}

/** A target that a figure must not exceed; up to 100,000 listings, where it depends on them. */
export function atMost(figure: number, most: number, unit: string, listings = 0) {
  if (listings > 100_000) return { reach: 'no line', met: null };
  return { reach: `≤ ${most} ${unit}`, met: figure <= most };
}
