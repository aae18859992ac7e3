import { type Language, m } from '@orendi/messages';
import type { Sheet, SheetColumn, Value } from '../../../platform/sheets/index.ts';

type WordKey = Extract<keyof typeof m, `report_${string}`>;

export function word(key: WordKey, language: Language): string {
  return m[key]({}, { locale: language });
}

/** Days since the end of 1899. */
export function excelDay(date: string): number {
  return Date.parse(date) / 86_400_000 + 25_569;
}

export interface ReportColumn<Row> {
  header: WordKey;
  kind?: SheetColumn['kind'];
  width?: number;
  value: (row: Row, say: (key: WordKey) => string, language: Language) => Value;
}

export function sheetOf<Row>(
  name: WordKey,
  language: Language,
  columns: ReportColumn<Row>[],
  rows: AsyncIterable<Row[]> | Iterable<Row[]>,
): Sheet {
  return {
    name: word(name, language),
    columns: columns.map(({ header, kind = 'text', width = 14 }) => ({
      header: word(header, language),
      kind,
      width,
    })),
    rows: valuesOf(columns, language, rows),
  };
}

async function* valuesOf<Row>(
  columns: ReportColumn<Row>[],
  language: Language,
  rows: AsyncIterable<Row[]> | Iterable<Row[]>,
): AsyncGenerator<Value[][]> {
  const say = (key: WordKey) => word(key, language);
  for await (const some of rows) {
    yield some.map((row) => columns.map(({ value }) => value(row, say, language)));
  }
}
