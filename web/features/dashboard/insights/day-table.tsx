import { formatNumber } from '@orendi/contract/money';
import type { ComponentProps } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { FoldedTable } from './folded-table.tsx';

interface Props extends Omit<ComponentProps<typeof FoldedTable>, 'rows'> {
  rows: readonly (readonly [day: string, ...counts: number[]])[];
}

/** A chart of days as a table, newest day first. */
export function DayTable({ rows, ...table }: Props) {
  const language = useLanguage();
  const days = rows.toReversed().map(([day, ...counts]) => ({
    key: day,
    name: <time dateTime={day}>{dayText(day)}</time>,
    cells: counts.map((count) => formatNumber(count, language)),
  }));
  return <FoldedTable {...table} rows={days} />;
}
