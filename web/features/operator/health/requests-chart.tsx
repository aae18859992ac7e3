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
      <div aria-hidden="true" className="day-chart">
        <div className="day-chart-scale">
          <span>{formatNumber(top, language)}</span>
          <span>0</span>
        </div>
        <div className="day-bars">
          {days.map(({ day, requests }) => (
            <span
              key={day}
              title={`${dayText(day)}: ${formatNumber(requests, language)}`}
              style={{ height: `${(requests / top) * 100}%` }}
            />
          ))}
        </div>
        <div className="day-chart-days">
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
