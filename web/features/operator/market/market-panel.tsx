import { formatNumber } from '@orendi/contract/money';
import type { Market, MarketGroup, MarketWeek } from '@orendi/contract/schemas/market-figures';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { FoldedFigures, FoldedTable } from '../../dashboard/insights/folded-table.tsx';
import { ConsolePanel } from '../console-page.tsx';

const measures = {
  visits: m.market_visits,
  details: m.market_details,
  contacts: m.market_contacts,
  requests: m.market_requests,
  answered: m.market_answered,
  new_shops: m.market_new_shops,
} as const;
type Measure = keyof typeof measures;
const measureNames = Object.keys(measures) as Measure[];
const steps = ['details', 'contacts', 'requests', 'answered'] as const;

/** From visits to answers: this week and the one before, and on demand each week, town, category and shop. */
export function MarketPanel({ market }: { market: Market }) {
  const { weeks, towns, categories, shops } = market;
  const shown = useShown();
  const headings = measureNames.map((name) => measures[name]());
  const newestFirst = weeks.toReversed().map((week) => ({
    key: week.week,
    name: <time dateTime={week.week}>{dayText(week.week)}</time>,
    cells: measureNames.map((name) => shown(week[name])),
  }));
  return (
    <ConsolePanel heading={m.market_heading()}>
      <WeekTable weeks={weeks} />
      <FoldedFigures summary={m.market_more()}>
        <FoldedTable
          summary={m.market_by_week()}
          headings={[m.market_week(), ...headings]}
          rows={newestFirst}
        />
        <GroupTable summary={m.market_by_town()} groups={towns} />
        <GroupTable summary={m.market_by_category()} groups={categories} />
        <GroupTable summary={m.market_by_shop()} groups={shops} addressOf={paths.business} />
        <div className="grid justify-items-start gap-3 border-t border-line px-4.5 pt-3 pb-4 text-pretty text-ink-quiet">
          <p className="text-xs">{m.market_hint()}</p>
          <a
            href="/v1/operator/market/download"
            download="market.xls"
            className={`text-ink ${buttonClass()}`}
          >
            {m.market_download()}
          </a>
        </div>
      </FoldedFigures>
    </ConsolePanel>
  );
}

function useShown() {
  const language = useLanguage();
  return (count: number | null) => (count === null ? '–' : formatNumber(count, language));
}

/** The last two weeks as figures, and all as bars. */
function WeekTable({ weeks }: { weeks: MarketWeek[] }) {
  const shown = useShown();
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

interface GroupTableProps {
  summary: string;
  groups: MarketGroup[];
  addressOf?: (id: number) => string;
}

/** The last 30 days by what the groups are; nothing for none. */
function GroupTable({ summary, groups, addressOf }: GroupTableProps) {
  const shown = useShown();
  if (groups.length === 0) return null;
  const rows = groups.map(({ id, name, ...group }) => ({
    key: String(id),
    name: (
      <span className="block min-w-24 wrap-anywhere">
        {id === null || !addressOf ? (
          name
        ) : (
          <a href={addressOf(id)} className="underline decoration-line-strong underline-offset-4">
            {name}
          </a>
        )}
      </span>
    ),
    cells: [shown(group.listings), ...steps.map((step) => shown(group[step]))],
  }));
  const headings = [m.market_name(), m.market_listings(), ...steps.map((step) => measures[step]())];
  return <FoldedTable summary={summary} headings={headings} rows={rows} />;
}
