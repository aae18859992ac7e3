import { m } from '@orendi/messages';
import type { OwnProduct } from '../own-product-queries.ts';
import type { SheetRow } from '../workbook/cell.ts';
import type { FindCategories } from './category-finder.ts';
import type { ColumnPlaces } from './match-columns.ts';
import { readCategory } from './read-category.ts';
import { readColor } from './read-color.ts';
import { notANumber, readNumber } from './read-number.ts';
import { readPrice } from './read-price.ts';
import { cellReader, type RowFault, type RowValues } from './row-values.ts';

const texts = [
  'product_name',
  'description_en',
  'description_al',
  'brand',
  'model',
  'material',
  'material_al',
] as const;
const units = {
  length: 'cm',
  width: 'cm',
  height: 'cm',
  weight: 'kg',
  quantity: undefined,
} as const;
const numbers = ['length', 'width', 'height', 'weight', 'quantity'] as const;

/**
 * Reads the fields of one row. A blank cell empties its field; a column that the sheet does not have says nothing.
 * @param known the product that the row changes
 */
export function readRow(
  row: SheetRow,
  places: ColumnPlaces,
  find: FindCategories,
  known: OwnProduct | undefined,
): { values: RowValues; faults: RowFault[] } {
  const faults: RowFault[] = [];
  const cellOf = cellReader(row, places);
  const refuse = (column: RowFault['column'], sentence: RowFault['sentence']) =>
    faults.push({ column, sentence });

  for (const column of places.placeOf.keys()) {
    if (cellOf(column)?.isError) {
      refuse(column, (language) => m.api_row_formula({}, { locale: language }));
    }
  }
  const values: RowValues = { ...readPrice(cellOf, refuse), ...readCategory(cellOf, find, refuse) };
  for (const column of texts) {
    const cell = cellOf(column);
    if (cell !== undefined) values[column] = cell?.text ?? '';
  }
  for (const column of numbers) {
    const cell = cellOf(column);
    if (cell === undefined) continue;
    const number = cell && readNumber(cell, units[column]);
    if (cell && number === null) refuse(column, notANumber);
    values[column] = number;
  }
  const color = cellOf('color');
  if (color !== undefined) {
    const kept = known?.fields.color;
    // A colour that is kept as a name stays one when its row comes back as it was written.
    values.color = kept && color?.text.trim() === kept ? kept : readColor(color?.text ?? '');
  }
  return { values, faults };
}
