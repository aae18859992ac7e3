import type { MarketWeek } from '@orendi/contract/schemas/market-figures';
import { m } from '@orendi/messages';
import { numberText } from '../../../platform/number-text.ts';

export const measures = {
  visits: m.market_visits,
  details: m.market_details,
  contacts: m.market_contacts,
  requests: m.market_requests,
  answered: m.market_answered,
  new_shops: m.market_new_shops,
} as const;
export const measureNames = Object.keys(measures) as (keyof typeof measures)[];

export const shown = (count: number | null) => (count === null ? '–' : numberText(count));

export function WeekTable({ weeks }: { weeks: MarketWeek[] }) {
  const requests = weeks.reduce((sum, week) => sum + week.requests, 0);
  const answered = weeks.reduce((sum, week) => sum + week.answered, 0);
  return (
    <table className="figures-table max-sm:[&_:is(td,th)]:py-1 max-xs:[&_:is(td,th):nth-child(3)]:pr-4.5">
      <thead>
        <tr className="text-ink-quiet">
          <th scope="col">
            <span className="sr-only">{m.market_figure()}</span>
          </th>
          <th scope="col">{m.market_this_week()}</th>
          <th scope="col">{m.market_last_week()}</th>
          <th scope="col" className="max-xs:hidden">
            {m.market_weeks({ count: weeks.length })}
          </th>
        </tr>
      </thead>
      <tbody>
        {measureNames.map((name) => (
          <tr key={name}>
            <th scope="row">
              {measures[name]()}
              {name === 'answered' && requests > 0 && (
                <span className="block text-xs text-ink-quiet">
                  {m.market_share({
                    percent: Math.round((answered / requests) * 100),
                    count: weeks.length,
                  })}
                </span>
              )}
            </th>
            <td className="text-(length:--text-m) font-semibold">
              {shown(weeks.at(-1)?.[name] ?? null)}
            </td>
            <td>{shown(weeks.at(-2)?.[name] ?? null)}</td>
            <td className="w-0 max-xs:hidden">
              <Bars counts={weeks.map((week) => week[name] ?? 0)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar for each week, the last of which is not over yet. The table of weeks tells the same in figures. */
function Bars({ counts }: { counts: number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <span
      aria-hidden="true"
      className="ml-auto flex h-7 w-24 items-end gap-0.5 border-b border-line [&>:last-child]:bg-line-control [&>span]:flex-1 [&>span]:bg-accent"
    >
      {counts.map((count, week) => (
        // oxlint-disable-next-line react/no-array-index-key -- a week keeps its place
        <span key={week} style={{ height: `${(count / most) * 100}%` }} />
      ))}
    </span>
  );
}
