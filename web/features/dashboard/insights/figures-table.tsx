import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dayText } from '../../../platform/day-text.ts';
import type { DayFigures } from './figure-words.ts';

/** The charts as a table, newest day first. */
export function FiguresTable({ series }: { series: readonly DayFigures[] }) {
  const language = useLanguage();
  return (
    <details className="figures-table">
      <summary>
        {m.insights_table_show()}
        <Icon name="down" className="size-4" />
      </summary>
      <table>
        <caption>{m.insights_table_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.insights_day()}</th>
            <th scope="col">{m.insights_total_visits()}</th>
            <th scope="col">{m.insights_table_requests()}</th>
            <th scope="col">{m.insights_total_contacts()}</th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ date, visits, requests, contacts }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{dayText(date)}</time>
              </th>
              <td>{formatNumber(visits, language)}</td>
              <td>{formatNumber(requests, language)}</td>
              <td>{formatNumber(contacts, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="figures-note">{m.insights_contacts_hint()}</p>
    </details>
  );
}
