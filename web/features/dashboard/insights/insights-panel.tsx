import type { Api } from '@orendi/contract/client-types';
import type { LeadFigures as LeadFiguresOf, Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { counted, numberText } from '../../../platform/number-text.ts';
import { useArrivals } from '../live/tell-arrival.ts';
import { type Opening, useRegion } from '../use-region.ts';
import { Panel } from '../panel.tsx';
import { RegionBody } from '../region-body.tsx';
import { FigureList } from './figure-list.tsx';
import { type Measure, weekWords } from './figure-words.ts';
import { FiguresChart } from './figures-chart.tsx';
import { FoldedTable } from './folded-table.tsx';
import { LeadFigures } from './lead-figures.tsx';
import { ReportMenu } from './report-menu.tsx';

interface Props {
  opening: Opening<Stats>;
  leadOpening: Opening<LeadFiguresOf>;
}

/** The business's figures and its reports. The figures update when requests arrive. */
export function InsightsPanel({ opening, leadOpening }: Props) {
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
                <TopProducts viewed={stats.topViewedEntities} />
              </>
            )}
          </>
        )}
      </RegionBody>
      <LeadFigures opening={leadOpening} />
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
  'mb-3 h-14 w-40 border-b border-line-strong bg-[repeating-linear-gradient(90deg,transparent_0_--spacing(2.5),var(--color-sand)_0_--spacing(5))] bg-size-[100%_70%] bg-bottom bg-no-repeat';

/** Replaces the charts until the first visit, saying what they will show. */
function NoFigures() {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-10 text-center">
      <span aria-hidden="true" className={flatLineClass} />
      <p className="font-semibold">{m.insights_none()}</p>
      <p className="max-w-text text-s text-pretty text-ink-quiet">{m.insights_none_text()}</p>
    </div>
  );
}

function FigureTotals({ stats }: { stats: Stats }) {
  const week = (measure: Measure) => weekWords(stats.series, measure);
  const totals = [
    [m.insights_total_orders(), stats.totalRequestsCount, week('requests')],
    [m.insights_total_products(), stats.totalProductsCount, null],
    [m.insights_total_visits(), stats.totalVisitsCount, week('visits')],
    [m.insights_total_contacts(), stats.totalContactsCount, week('contacts')],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-px border-b border-line bg-line">
      {totals.map(([name, total, trend]) => (
        <div
          key={name}
          className="flex grow basis-22 flex-col-reverse justify-end bg-surface px-4.5 py-4 max-xs:basis-2/5"
        >
          <dt className="text-xs text-ink-quiet">{name}</dt>
          <dd className="text-xl leading-snug font-semibold tracking-tight">{numberText(total)}</dd>
          {trend !== null && <dd className="-order-1 mt-1 text-xs text-ink-quiet">{trend}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The most viewed products; the API returns no ids for them, so they are not links. */
function TopProducts({ viewed }: { viewed: Stats['topViewedEntities'] }) {
  const rows = viewed.map(({ views, ...entity }) => ({
    name: 'product_name' in entity ? entity.product_name : entity.package_name,
    text: m.insights_views(counted(views)),
  }));
  return (
    <FigureList
      id="figures-top"
      heading={m.insights_top()}
      none={m.insights_top_none()}
      rows={rows}
    />
  );
}

export const loadStats = (api: Api) => api('GET /private/business-stats/get');
