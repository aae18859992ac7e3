import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import { columns, headingOf, isMeasured, type Target } from '../columns.ts';
import type { Cell, SheetRow } from '../workbook/cell.ts';
import headingNames from './heading-names.json' with { type: 'json' };
import { splitUnit } from './units.ts';

/** The meaning of a heading: a column, or nothing that a product has. */
export type Meaning = Target | 'nothing';
/** What a seller has said about headings of their own, by folded heading. */
export type ToldMeanings = ReadonlyMap<string, Meaning>;

/** The positions of a sheet's columns, and their headings there. */
export interface ColumnPlaces {
  placeOf: ReadonlyMap<Target, number>;
  headingOf: ReadonlyMap<Target, string>;
  /** The unit or currency in a column's heading; it goes for cells that have none. */
  unitOf: ReadonlyMap<Target, string>;
  /** Unknown headings, whose columns are ignored. */
  unknown: string[];
  /** Headings that the seller has explained. */
  told: { heading: string; column: Meaning }[];
}

/** Titles and notes may come before the headings. */
const firstRows = 10;

/** Names that mean one column, in whatever table. */
const known = new Map<string, Meaning[]>(
  [
    ...columns.flatMap((column) =>
      languages.map((language) => [headingOf(column, language), column] as const),
    ),
    ...Object.entries(headingNames.known).flatMap(([column, names]) =>
      names.map((name) => [name, column as Target] as const),
    ),
    ...headingNames.ignored.map((name) => [name, 'nothing'] as const),
  ].flatMap(([name, column]) => namesOf(name).map((folded) => [folded, [column]])),
);

/** Names that mean the first of several columns that no better heading has taken. */
const spare = new Map(
  headingNames.spare.flatMap(({ columns: several, names }) =>
    names.map((name) => [foldHeading(name), several as Target[]]),
  ),
);

/**
 * Finds the headings among the first rows: the row that has most known ones, alone or with what the row above has over its
 * blank cells (a heading merged over two rows); of equals the fullest, as a band over groups of columns is never full, then the first. Case, accents, punctuation
 * and a unit are ignored; of two headings with the same meaning, the first counts.
 * @returns the columns and the rows below; if no row has two known headings, of the fullest row of texts; null if there is none
 */
export function matchColumns(
  rows: SheetRow[],
  told: ToldMeanings = new Map(),
): { places: ColumnPlaces; below: SheetRow[] } | null {
  const first = rows.slice(0, firstRows).map(({ cells }) => cells);
  const joined = first.map((cells, i) => {
    const above = first[i - 1] ?? [];
    return Array.from(
      { length: Math.max(cells.length, above.length) },
      (_, at) => cells[at] ?? above[at] ?? null,
    );
  });
  const found = [...first, ...joined].map((cells, i) => ({
    places: placesIn(cells, told),
    texts: i < first.length ? cells.filter((cell) => cell && cell.number === undefined).length : 0,
    below: rows.slice((i % first.length) + 1),
  }));
  const countOf = ({ places }: (typeof found)[number]) =>
    places.placeOf.size >= 2 ? places.placeOf.size : 0;
  const [best] = found.sort((a, b) => countOf(b) - countOf(a) || b.texts - a.texts);
  if (!best || (countOf(best) === 0 && (best.texts < 2 || best.below.length === 0))) return null;
  // Long lists repeat their headings on every page.
  const { placeOf, headingOf: texts } = best.places;
  const isHeadings = ({ cells }: SheetRow) =>
    placeOf.size > 0 &&
    [...placeOf].every(([column, place]) => cells[place]?.text.trim() === texts.get(column));
  return { places: best.places, below: best.below.filter((row) => !isHeadings(row)) };
}

function placesIn(cells: (Cell | null)[], told: ToldMeanings): ColumnPlaces {
  const headings = cells.flatMap((cell, place) =>
    cell?.text.trim() ? { text: cell.text.trim(), place } : [],
  );
  const meaningOf = new Map<number, Meaning>();
  const taken = new Set<Meaning>();
  const ways = [
    (text: string) => told.get(foldHeading(text)),
    ...[known, spare].map(
      (names) => (text: string) =>
        namesOf(text)
          .flatMap((name) => names.get(name) ?? [])
          .find((column) => !taken.has(column)),
    ),
  ];
  for (const way of ways) {
    for (const { text, place } of headings) {
      const column = meaningOf.has(place) ? undefined : way(text);
      if (column === undefined || taken.has(column)) continue;
      meaningOf.set(place, column);
      if (column !== 'nothing') taken.add(column);
    }
  }
  const placed = headings.flatMap(({ text, place }) => {
    const column = meaningOf.get(place);
    return column === undefined || column === 'nothing' ? [] : { text, place, column };
  });
  return {
    placeOf: new Map(placed.map(({ column, place }) => [column, place])),
    headingOf: new Map(placed.map(({ column, text }) => [column, text])),
    unitOf: new Map(
      placed
        .filter(({ column }) => isMeasured(column))
        .map(({ column, text }) => [column, splitUnit(text).unit]),
    ),
    unknown: headings.flatMap(({ text, place }) => (meaningOf.has(place) ? [] : text)),
    told: headings.flatMap(({ text }) => {
      const column = told.get(foldHeading(text));
      return column ? { heading: text, column } : [];
    }),
  };
}

/** The names in a heading, without its unit: `Çmimi (EUR)`, `Emri / Name`. */
function namesOf(heading: string): string[] {
  const bare = splitUnit(heading).text;
  return [heading, bare, ...bare.split(/[/|\n]/)].map(foldHeading).filter((name) => name !== '');
}

export function foldHeading(heading: string): string {
  return foldName(heading.replace(/[*:_()[\].,-]+/g, ' '));
}
