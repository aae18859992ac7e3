export interface Cell {
  /** The text as displayed, at most 2,000 characters. */
  text: string;
  /** Set for numeric cells; `text` may show the number rounded. */
  number?: number;
  /** Set for a formula that results in an error. */
  isError?: true;
}

export interface SheetRow {
  /** The row number in the sheet, from 1. */
  number: number;
  /** Null for blank cells. */
  cells: (Cell | null)[];
}

export const cellLimits = { characters: 2_000, columns: 100 } as const;

/** Null if it is blank. */
export function textCell(text: string): Cell | null {
  const bounded = text.slice(0, cellLimits.characters).toWellFormed().replaceAll('\0', '\uFFFD');
  return bounded.trim() === '' ? null : { text: bounded };
}

export type SheetFaultReason = 'broken' | 'too_complex' | 'too_many_rows';

export class SheetFault extends Error {
  override name = 'SheetFault';
  readonly reason: SheetFaultReason;

  constructor(reason: SheetFaultReason, options?: ErrorOptions) {
    super(`Refused sheet: ${reason}`, options);
    this.reason = reason;
  }
}
