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
  const say = (key: WordKey) => word(key, language);
  async function* values() {
    for await (const some of rows)
      yield some.map((row) => columns.map(({ value }) => value(row, say, language)));
  }
  return {
    name: say(name),
    columns: columns.map(({ header, kind = 'text', width = 14 }) => {
      return { header: say(header), kind, width };
    }),
    rows: values(),
  };
}
