import { foldName } from '@orendi/contract/fold-name';
import { languages } from '@orendi/contract/language';
import { columns, headingOf, isMeasured, type Target } from '../columns.ts';
import type { Cell, SheetRow } from '../workbook/cell.ts';
import headingNames from './heading-names.json' with { type: 'json' };
import { splitUnit } from './read-number.ts';

/** The meaning of a heading: a column, or nothing that a product has. */
export type Meaning = Target | 'nothing';
/** The meanings that a seller has given to headings of their own, by folded heading. */
export type ToldMeanings = ReadonlyMap<string, Meaning>;

export type ColumnPlaces = ReturnType<typeof placesIn>;

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

/** In characters; a longer text is a note. */
const longestHeading = 200;

/**
 * Finds the headings among the first rows: the row with most known ones, alone or with the cells above its blank
 * ones, as in headings merged over two rows. Ties go to the fullest row, because a band above groups of columns has
 * gaps, then to the first. Case, accents, punctuation and a unit are ignored; of two headings with the same meaning,
 * the first counts.
 * @returns without a row of two known headings, the first row of texts that may be some; null if there is none; `above` counts the
 * rows above the first product
 */
export function matchColumns(rows: SheetRow[], told: ToldMeanings = new Map()) {
  const first = rows.slice(0, firstRows).map(({ cells }) => cells);
  const joined = first.map((cells, i) => {
    const over = first[i - 1] ?? [];
    const width = Math.max(cells.length, over.length);
    return Array.from({ length: width }, (_, at) => cells[at] ?? over[at] ?? null);
  });
  const found = [...first, ...joined].map((cells, i) => ({
    places: placesIn(cells, told),
    texts: i < first.length ? cells.filter((cell) => /\p{L}/u.test(cell?.text ?? '')).length : 0,
    above: (i % first.length) + 1,
  }));
  const countOf = ({ places }: (typeof found)[number]) => places.placeOf.size;
  const [best] = found.toSorted((a, b) => countOf(b) - countOf(a) || b.texts - a.texts);
  const most = Math.max(...found.map(({ texts }) => texts));
  const chosen =
    best && countOf(best) >= 2
      ? best
      : found.find(({ texts, above }) => texts > 1 && texts * 2 > most && above < rows.length);
  if (!chosen) return null;
  // Long lists repeat their headings on every page.
  const { placeOf, headingOf: texts } = chosen.places;
  const isHeadings = ({ cells }: SheetRow) =>
    placeOf.size > 0 &&
    [...placeOf].every(([column, place]) => cells[place]?.text.trim() === texts.get(column));
  const below = rows.slice(chosen.above).filter((row) => !isHeadings(row));
  return { places: chosen.places, above: chosen.above, below };
}

function placesIn(cells: (Cell | null)[], told: ToldMeanings) {
  const headings = cells.flatMap((cell, place) => {
    const text = cell?.text.trim() ?? '';
    return text !== '' && text.length <= longestHeading ? { text, place } : [];
  });
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
  // A width beside a depth is the front, which is the length here where no heading says length.
  const depth = headings.find(
    ({ text, place }) => meaningOf.get(place) === 'length' && isDepth(text),
  );
  if (depth) {
    for (const [place, column] of meaningOf) if (column === 'width') meaningOf.set(place, 'length');
    meaningOf.set(depth.place, 'width');
  }
  const placed = headings.flatMap(({ text, place }) => {
    const column = meaningOf.get(place);
    return column === undefined || column === 'nothing' ? [] : { text, place, column };
  });
  return {
    placeOf: new Map(placed.map(({ column, place }) => [column, place])),
    headingOf: new Map(placed.map(({ column, text }) => [column, text])),
    /** The unit or currency in a column's heading; it goes for cells that have none. */
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

const isDepth = (heading: string) =>
  namesOf(heading).some((name) => spare.get(name)?.includes('length'));

/** The names in a heading, without its unit: `Çmimi (EUR)`, `Emri / Name`. */
function namesOf(heading: string): string[] {
  const bare = splitUnit(heading).text;
  return [heading, bare, ...bare.split(/[/|\n]/)].map(foldHeading).filter((name) => name !== '');
}

export function foldHeading(heading: string): string {
  return foldName(heading.replace(/[*:_()[\].,-]+/g, ' '));
}
