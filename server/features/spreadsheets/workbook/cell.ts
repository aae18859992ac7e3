/** A cell as it was read. */
export interface Cell {
  /** As the sheet shows it, at most 2,000 characters. */
  text: string;
  /** Where the cell holds a number, which `text` may show rounded. */
  number?: number;
  /** A formula that came to nothing. */
  isError?: true;
}

export interface SheetRow {
  /** As the sheet counts, from 1. */
  number: number;
  /** Null where the cell is blank. */
  cells: (Cell | null)[];
}

export const cellLimits = { characters: 2_000, columns: 100 } as const;

/** A cell of text; null for a blank one. */
export function textCell(text: string): Cell | null {
  const bounded = text.slice(0, cellLimits.characters).toWellFormed().replaceAll('\0', '\uFFFD');
  return bounded.trim() === '' ? null : { text: bounded };
}
