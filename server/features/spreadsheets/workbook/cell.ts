/** A cell that has been read. */
export interface Cell {
  /** As the sheet shows it, at most 2,000 characters. */
  text: string;
  /** Set where the cell holds a number; `text` may show it rounded. */
  number?: number;
  /** A formula with an error for its result. */
  isError?: true;
}

export interface SheetRow {
  /** As numbered in the sheet, from 1. */
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
