import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import { units } from '@orendi/contract/product-fields';
import { type Column, columns, headingOf, otherNamesOf, type Target } from '../columns.ts';
import type { SheetRow } from '../workbook/cell.ts';

/** The positions of a sheet's columns, and their headings there. */
export interface ColumnPlaces {
  placeOf: ReadonlyMap<Target, number>;
  headingOf: ReadonlyMap<Column, string>;
  /** Unknown headings, whose columns are ignored. */
  unknown: string[];
}

const withUnit = new RegExp(
  `[([](${Object.values(units)
    .flatMap(({ names }) => names)
    .join('|')})[)\\]]`,
  'i',
);

const columnOf = new Map(
  columns.flatMap((column) =>
    languages
      .map((language) => headingOf(column, language))
      .concat(otherNamesOf(column))
      .flatMap((name) => namesOf(name, column)),
  ),
);

/** Titles and notes may come before the headings. */
const firstRows = 10;

/**
 * Finds the headings: the first row with at least two known ones. Case, accents, punctuation and a unit in brackets are
 * ignored; of two headings with the same meaning, the first counts.
 * @returns null if there are none, else the columns and the rows below
 */
export function matchColumns(rows: SheetRow[]): { places: ColumnPlaces; below: SheetRow[] } | null {
  for (const [index, row] of rows.slice(0, firstRows).entries()) {
    const places = placesIn(row);
    if (places.placeOf.size >= 2) return { places, below: rows.slice(index + 1) };
  }
  return null;
}

function placesIn({ cells }: SheetRow): ColumnPlaces {
  const placeOf = new Map<Column, number>();
  const texts = new Map<Column, string>();
  const unknown: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const heading = cell?.text.trim() ?? '';
    if (heading === '') continue;
    const column = columnOf.get(foldHeading(heading)) ?? columnOf.get(withoutUnit(heading));
    if (column === undefined || placeOf.has(column)) {
      unknown.push(heading);
    } else {
      placeOf.set(column, place);
      texts.set(column, heading);
    }
  }
  return { placeOf, headingOf: texts, unknown };
}

function namesOf(heading: string, column: Column): [string, Column][] {
  const names = [foldHeading(heading)];
  // Brackets may distinguish two headings, but a unit in brackets adds nothing.
  if (withUnit.test(heading)) names.push(withoutUnit(heading));
  return names.map((name) => [name, column]);
}

function foldHeading(heading: string): string {
  return foldName(heading.replace(/[*:_()[\]]+/g, ' '));
}

function withoutUnit(heading: string): string {
  return foldHeading(heading.replace(withUnit, ''));
}
