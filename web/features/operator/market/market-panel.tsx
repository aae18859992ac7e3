import type { Market, MarketGroup } from '@orendi/contract/schemas/market-figures';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { paths } from '../../../platform/paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { FoldedFigures, FoldedTable } from '../../dashboard/insights/folded-table.tsx';
import { ConsolePanel } from '../console-page.tsx';
import { measureNames, measures, shown, WeekTable } from './week-table.tsx';

const steps = ['details', 'contacts', 'requests', 'answered'] as const;

/** From visits to answers: this week and the one before, and on demand each week, town, category and shop. */
export function MarketPanel({ market }: { market: Market }) {
  const { weeks, towns, categories, shops } = market;
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

interface GroupTableProps {
  summary: string;
  groups: MarketGroup[];
  addressOf?: (id: number, name: string) => string;
}

/** The last 30 days by what the groups are; nothing for none. */
function GroupTable({ summary, groups, addressOf }: GroupTableProps) {
  if (groups.length === 0) return null;
  const rows = groups.map(({ id, name, ...group }) => ({
    key: String(id),
    name: (
      <span className="block min-w-24 wrap-anywhere">
        {id === null || !addressOf ? (
          name
        ) : (
          <a
            href={addressOf(id, name)}
            className="underline decoration-line-strong underline-offset-4"
          >
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
