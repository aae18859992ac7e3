import type { Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useArrivals } from '../live/arrivals.ts';
import type { Opening } from '../open-region.ts';
import { Panel } from '../panel.tsx';
import { RegionBody } from '../region-body.tsx';
import { useRegion } from '../use-region.ts';
import { DayTable } from './day-table.tsx';
import { FigureTotals } from './figure-totals.tsx';
import { FiguresChart } from './figures-chart.tsx';
import { loadStats } from './load-stats.ts';
import { ReportMenu } from './report-menu.tsx';
import { TopProducts } from './top-products.tsx';

/** The business's figures and its reports. The figures update when requests arrive. */
export function InsightsPanel({ opening }: { opening: Opening<Stats> }) {
  const region = useRegion(opening, loadStats);
  useArrivals(() => void region.reload());
  return (
    <Panel id="figures" heading={m.insights_heading()} aside={<ReportMenu />}>
      <RegionBody region={region} skeleton={<InsightsSkeleton />}>
        {(stats) => (
          <>
            <FigureTotals stats={stats} />
            {stats.totalVisitsCount + stats.totalRequestsCount + stats.totalContactsCount === 0 ? (
              <NoFigures />
            ) : (
              <>
                <FiguresChart series={stats.series} />
                <DayTable
                  summary={m.insights_table_show()}
                  caption={m.insights_table_caption()}
                  headings={[
                    m.insights_day(),
                    m.insights_total_visits(),
                    m.insights_table_requests(),
                    m.insights_total_contacts(),
                  ]}
                  rows={stats.series.map(({ date, visits, requests, contacts }) => [
                    date,
                    visits,
                    requests,
                    contacts,
                  ])}
                >
                  <p className="figures-note">{m.insights_contacts_hint()}</p>
                </DayTable>
                <TopProducts viewed={stats.topViewedEntities} />
              </>
            )}
          </>
        )}
      </RegionBody>
    </Panel>
  );
}

/** As tall as the figures. */
function InsightsSkeleton() {
  return (
    <div aria-hidden="true" className="insights-skeleton">
      <span />
      <span />
      <span />
    </div>
  );
}

/** Replaces the charts until the first visit, saying what they will show. */
function NoFigures() {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <span aria-hidden="true" className="no-figures" />
      <p className="font-semibold">{m.insights_none()}</p>
      <p className="max-w-text text-s text-pretty text-ink-quiet">{m.insights_none_text()}</p>
    </div>
  );
}
