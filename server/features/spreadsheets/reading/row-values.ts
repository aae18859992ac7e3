import type { NewProductForm } from '@orendi/contract/schemas/product-forms';
import type { Sentence } from '../../../platform/http/api-error.ts';
import type { Column } from '../columns.ts';
import type { Cell, SheetRow } from '../workbook/cell.ts';
import type { ColumnPlaces } from './match-columns.ts';

/** The fields that a row gives, still to be checked by the rules of the product form. */
export type RowValues = { [Field in keyof NewProductForm]?: unknown };

export interface RowFault {
  column: Column;
  sentence: Sentence;
}

export type Refuse = (column: Column, sentence: Sentence) => void;

/** The cell of a column in a row: null where it is blank, undefined where the sheet has no such column. */
export type CellOf = (column: Column) => Cell | null | undefined;

export function cellReader({ cells }: SheetRow, { placeOf }: ColumnPlaces): CellOf {
  return (column) => {
    const place = placeOf.get(column);
    return place === undefined ? undefined : (cells[place] ?? null);
  };
}
