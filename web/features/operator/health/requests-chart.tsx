import { formatNumber } from '@orendi/contract/money';
import type { Health } from '@orendi/contract/schemas/operator-health';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { dayText } from '../../../platform/day-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sumWords } from '../../dashboard/insights/figure-words.ts';
import { ConsolePanel } from '../console-panel.tsx';
import { roundTop } from './bar-scale.ts';

type Days = Health['requestsByDay'];

/** The requests of each day as bars, and as a table. The last day is not over yet. */
export function RequestsChart({ days }: { days: Days }) {
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
      <DayTable days={days} />
    </ConsolePanel>
  );
}

function DayTable({ days }: { days: Days }) {
  const language = useLanguage();
  return (
    <details className="figures-table">
      <summary>
        {m.console_as_table()}
        <Icon name="down" className="size-4" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.console_day()}</th>
            <th scope="col">{m.console_day_requests()}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, requests }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dayText(day)}</time>
              </th>
              <td>{formatNumber(requests, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
