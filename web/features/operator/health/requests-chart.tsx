import { formatNumber } from '@orendi/contract/money';
import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { dayText } from '../../../platform/day-text.ts';
import { sumWords } from '../../dashboard/insights/figure-words.ts';
import { DayTable } from '../../dashboard/insights/day-table.tsx';
import { ConsolePanel } from '../console-page.tsx';

/** The requests of each day as bars, and as a table. The last day is not over yet. */
export function RequestsChart({ days }: { days: Health['requestsByDay'] }) {
  const language = useLanguage();
  const top = roundTop(days.map(({ requests }) => requests));
  const [first] = days;
  const figures = days.map(({ day, requests }) => ({
    date: day,
    requests,
    visits: 0,
    contacts: 0,
  }));
  return (
    <ConsolePanel
      heading={m.console_requests_chart()}
      text={sumWords(figures, 'requests', language)}
    >
      <div
        aria-hidden="true"
        className="text-xs grid grid-cols-[auto_minmax(0,1fr)] gap-y-1.5 gap-x-2.5 pt-1 px-4.5 pb-4 text-ink-quiet tabular-nums"
      >
        <div className="flex flex-col justify-between leading-0 text-right">
          <span>{formatNumber(top, language)}</span>
          <span>0</span>
        </div>
        <div className="flex items-end gap-0.5 h-32 border-y border-line [&>span]:flex-1 [&>span]:[border-radius:1px_1px_0_0] [&>span]:bg-accent [&>:last-child]:bg-line-control">
          {days.map(({ day, requests }) => (
            <span
              key={day}
              title={`${dayText(day)}: ${formatNumber(requests, language)}`}
              style={{ height: `${(requests / top) * 100}%` }}
            />
          ))}
        </div>
        <div className="flex col-start-2 justify-between">
          <span>{first && dayText(first.day)}</span>
          <span>{m.console_today()}</span>
        </div>
      </div>
      <DayTable
        summary={m.console_as_table()}
        headings={[m.console_day(), m.console_day_requests()]}
        rows={days.map(({ day, requests }) => [day, requests])}
      />
    </ConsolePanel>
  );
}

/** A round number that no count exceeds: 1, 2 or 5 and zeros; at least 1. */
export function roundTop(counts: readonly number[]): number {
  const most = Math.max(1, ...counts);
  const zeros = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * zeros >= most) ?? 10) * zeros;
}
