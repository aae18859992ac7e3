import { formatNumber } from '@orendi/contract/money';
import type { ReactNode } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  summary: string;
  caption?: string;
  headings: string[];
  children?: ReactNode;
}

type Row = { key: string; name: ReactNode; cells: ReactNode[] };

/** Figures as a table, which scrolls sideways in a narrow panel. */
export function FoldedTable({
  summary,
  caption,
  headings,
  rows,
  children,
}: Props & { rows: Row[] }) {
  return (
    <details className="group border-t border-line text-s">
      <summary className="flex min-h-11 items-center justify-between gap-2 px-4.5 -outline-offset-2">
        {summary}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <section
        aria-label={summary}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        className="overflow-x-auto -outline-offset-2"
      >
        <table className="figures-table">
          {caption && (
            <caption className="px-4.5 pt-1 pb-2.5 text-left text-ink-quiet">{caption}</caption>
          )}
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children}
    </details>
  );
}

type DayRow = readonly [day: string, ...counts: number[]];

/** A chart of days as a table, newest day first. */
export function DayTable({ rows, ...table }: Props & { rows: readonly DayRow[] }) {
  const language = useLanguage();
  const days = rows.toReversed().map(([day, ...counts]) => ({
    key: day,
    name: <time dateTime={day}>{dayText(day)}</time>,
    cells: counts.map((count) => formatNumber(count, language)),
  }));
  return <FoldedTable {...table} rows={days} />;
}
