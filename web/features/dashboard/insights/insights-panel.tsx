import type { Api } from '@orendi/contract/client-types';
import type { LeadFigures as LeadFiguresOf, Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { counted, numberText } from '../../../platform/number-text.ts';
import { useArrivals } from '../live/tell-arrival.ts';
import { type Opening, useRegion } from '../use-region.ts';
import { Panel, PanelEmpty } from '../panel.tsx';
import { RegionBody } from '../region-body.tsx';
import { FigureList, FigureTiles } from './figure-list.tsx';
import { type Measure, weekWords } from './figure-words.ts';
import { FiguresChart } from './figures-chart.tsx';
import { FoldedTable } from './folded-table.tsx';
import { LeadFigures } from './lead-figures.tsx';
import { ReportMenu } from './report-menu.tsx';

/** The business's figures and its reports. The figures update when requests arrive. */
export function InsightsPanel(props: {
  opening: Opening<Stats>;
  leadOpening: Opening<LeadFiguresOf>;
}) {
  const region = useRegion(props.opening, loadStats);
  useArrivals(() => void region.reload());
  return (
    <Panel id="figures" heading={m.insights_heading()} aside={<ReportMenu />}>
      <RegionBody region={region} skeleton={<InsightsSkeleton />}>
        {(stats) => (
          <>
            <FigureTotals stats={stats} />
            {stats.totalVisitsCount + stats.totalRequestsCount + stats.totalContactsCount === 0 ? (
              <PanelEmpty heading={m.insights_none()} text={m.insights_none_text()}>
                <span aria-hidden="true" className={flatLineClass} />
              </PanelEmpty>
            ) : (
              <>
                <FiguresChart series={stats.series} />
                <FoldedTable
                  summary={m.insights_table_show()}
                  caption={m.insights_table_caption()}
                  headings={[
                    m.insights_day(),
                    m.insights_total_visits(),
                    m.insights_table_requests(),
                    m.insights_total_contacts(),
                  ]}
                  rows={stats.series.toReversed().map(({ date, visits, requests, contacts }) => ({
                    key: date,
                    name: <time dateTime={date}>{dayText(date)}</time>,
                    cells: [visits, requests, contacts].map(numberText),
                  }))}
                >
                  <p className="text-xs pt-2.5 px-4.5 pb-4 text-ink-quiet">
                    {m.insights_contacts_hint()}
                  </p>
                </FoldedTable>
                <FigureList
                  heading={m.insights_top()}
                  none={m.insights_top_none()}
                  // The API returns no ids for them, so they are not links.
                  rows={stats.topViewedEntities.map(({ views, ...entity }) => ({
                    name: 'product_name' in entity ? entity.product_name : entity.package_name,
                    text: m.insights_views(counted(views)),
                  }))}
                />
              </>
            )}
          </>
        )}
      </RegionBody>
      <LeadFigures opening={props.leadOpening} />
    </Panel>
  );
}

/** Takes the height of the figures. */
function InsightsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-4 p-4.5 [&>span]:h-56 [&>span]:rounded-s [&>span]:bg-sand [&>:first-child]:h-14 [&>:last-child]:h-28"
    >
      <span />
      <span />
      <span />
    </div>
  );
}

/** Illustrates the missing chart. */
const flatLineClass =
  'h-14 w-40 border-b border-line-strong bg-[repeating-linear-gradient(90deg,transparent_0_--spacing(2.5),var(--color-sand)_0_--spacing(5))] bg-size-[100%_70%] bg-bottom bg-no-repeat';

function FigureTotals({ stats }: { stats: Stats }) {
  const week = (measure: Measure) => weekWords(stats.series, measure);
  const totals = [
    [m.insights_total_orders(), stats.totalRequestsCount, week('requests')],
    [m.insights_total_products(), stats.totalProductsCount, null],
    [m.insights_total_visits(), stats.totalVisitsCount, week('visits')],
    [m.insights_total_contacts(), stats.totalContactsCount, week('contacts')],
  ] as const;
  return (
    <FigureTiles
      className="flex flex-wrap border-b [&>div]:grow [&>div]:basis-22 max-xs:[&>div]:basis-2/5"
      facts={totals.map(([name, total, note]) => ({ name, value: numberText(total), note }))}
    />
  );
}

export const loadStats = (api: Api) => api('GET /private/business-stats/get');
