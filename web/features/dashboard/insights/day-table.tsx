import { formatNumber } from '@orendi/contract/money';
import type { ReactNode } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  summary: string;
  caption?: string;
  headings: string[];
  rows: readonly (readonly [day: string, ...counts: number[]])[];
  children?: ReactNode;
}

/** A chart of days as a table, newest day first. */
export function DayTable({ summary, caption, headings, rows, children }: Props) {
  const language = useLanguage();
  return (
    <details className="group border-t border-line text-s">
      <summary className="flex min-h-11 items-center justify-between gap-2 px-4.5 -outline-offset-2">
        {summary}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
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
          {rows.toReversed().map(([day, ...counts]) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dayText(day)}</time>
              </th>
              {counts.map((count, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column keeps its place
                <td key={column}>{formatNumber(count, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </details>
  );
}
