import type { Api } from '@orendi/contract/client-types';
import type { Figures, LeadFigures as AllFigures } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { numberText, priceText } from '../../../platform/number-text.ts';
import { useArrivals } from '../live/tell-arrival.ts';
import { RegionBody } from '../region-body.tsx';
import { type Opening, useRegion } from '../use-region.ts';
import { AnswerTime } from './answer-time.tsx';
import { plotSize, scaleCounts, scaleDays } from './chart-scales.ts';
import { FoldedFigures, FoldedTable } from './folded-table.tsx';
import { FigureList, FigureTiles } from './figure-list.tsx';
import { medianText, monthText, offersText } from './lead-words.ts';

/** The outcome of leads in twelve months, folded; nothing for a business that has had none. */
export function LeadFigures({ opening }: { opening: Opening<AllFigures> }) {
  const region = useRegion(opening, loadLeadFigures);
  useArrivals(() => void region.reload());
  const total = region.data?.total;
  if (total !== undefined && total.leads + total.contacts === 0) return null;
  return (
    <FoldedFigures summary={m.lead_figures()}>
      <RegionBody region={region} skeleton={<div className="h-40" />}>
        {(figures) => <Told {...figures} />}
      </RegionBody>
    </FoldedFigures>
  );
}

function Told({ total, months, pieces, lost_reasons: reasons, ...told }: AllFigures) {
  return (
    <>
      <FigureTiles className="grid grid-cols-2 border-t" facts={totalsOf(total)} />
      <AnswerTime figure={told.answer_time} />
      <FigureList
        heading={m.lead_offers()}
        rows={total.offers.map(({ currency, count, value, won_value: won }) => ({
          name: m.lead_offers_in({ count, shown: numberText(count), currency }),
          text: m.lead_offers_value({
            value: priceText(value, currency),
            won: priceText(won, currency),
          }),
        }))}
      />
      <FigureList
        heading={m.lead_reasons()}
        rows={reasons.map(({ reason, count }) => ({
          name: reason ?? m.lead_no_reason(),
          text: numberText(count),
        }))}
      />
      <MonthBars months={months} />
      <FigureTable
        summary={m.lead_months()}
        heading={m.lead_month()}
        rows={months
          .map(({ month, ...row }) => ({ key: month, name: monthText(month), ...row }))
          .reverse()}
      />
      {pieces.length > 0 && (
        <FigureTable
          summary={m.lead_pieces()}
          heading={m.lead_piece()}
          rows={pieces.map(({ item_type: type, item_id: id, item_name: name, ...row }) => ({
            key: `${type} ${id}`,
            name,
            ...row,
          }))}
        />
      )}
      <div className="grid gap-2 border-t border-line px-4.5 pt-3 pb-4 text-xs text-ink-quiet">
        <p>{m.lead_hint()}</p>
        <p>
          <a
            href="/v1/private/business-report/download-stats?sources=all"
            download="business_stats.xls"
            className="inline-flex min-h-6 items-center text-ink underline underline-offset-4"
          >
            {m.lead_download()}
          </a>
        </p>
      </div>
    </>
  );
}

function totalsOf(total: Figures) {
  const { timed, answered_in_day: inDay, median_minutes: median } = total;
  const share = timed === 0 ? '–' : m.lead_share({ percent: Math.round((inDay / timed) * 100) });
  return [
    { name: m.lead_in_day(), value: share },
    { name: m.lead_median(), value: medianText(median) },
    { name: m.lead_won(), value: numberText(total.won) },
    { name: m.lead_lost(), value: numberText(total.lost) },
    { name: m.lead_leads(), value: numberText(total.leads) },
    { name: m.insights_total_contacts(), value: numberText(total.contacts) },
  ];
}

/** Leads of each month as bars, the lower part of which was won. The table below tells the same in figures. */
function MonthBars({ months }: Pick<AllFigures, 'months'>) {
  const places = scaleDays(months.length);
  const { height } = scaleCounts(months.map(({ leads }) => leads));
  const bar = (place: number, count: number) => ({
    x: places.start(place),
    y: height(count),
    width: places.barWidth,
    height: plotSize - height(count),
  });
  return (
    <div aria-hidden="true" className="border-t border-line px-4.5 pt-3.5 pb-4 text-xs">
      <p className="mb-3 flex flex-wrap gap-x-4 [&>span]:before:mr-2 [&>span]:before:inline-block [&>span]:before:h-2.5 [&>span]:before:w-2 [&>span]:before:rounded-[1px]">
        <span className="before:bg-accent">{m.lead_per_month()}</span>
        <span className="before:bg-good">{m.lead_won()}</span>
      </p>
      <svg
        viewBox={`0 0 ${plotSize} ${plotSize}`}
        preserveAspectRatio="none"
        className="block h-20 w-full"
      >
        <path
          d={`M0 ${plotSize}H${plotSize}`}
          className="fill-none stroke-line-strong stroke-1 [vector-effect:non-scaling-stroke]"
        />
        {months.map(({ month, leads, won }, place) => (
          <g key={month}>
            <rect {...bar(place, leads)} className="fill-accent" />
            <rect {...bar(place, won)} className="fill-good" />
          </g>
        ))}
      </svg>
      <p className="flex justify-between pt-1.5 text-ink-quiet tabular-nums">
        {[months.at(0), months.at(-1)].map((month) => (
          <span key={month?.month}>{monthText(month?.month ?? '')}</span>
        ))}
      </p>
    </div>
  );
}

interface TableProps {
  summary: string;
  /** The heading of the names in the first column. */
  heading: string;
  rows: (Figures & { key: string; name: string })[];
}

function FigureTable({ summary, heading, rows }: TableProps) {
  const shownRows = rows.map(({ key, name, ...figures }) => ({
    key,
    name: <span className="block min-w-20 wrap-anywhere">{name}</span>,
    cells: columns.map(([, cell]) => cell(figures)),
  }));
  const headings = [heading, ...columns.map(([name]) => name())];
  return <FoldedTable summary={summary} headings={headings} rows={shownRows} />;
}

const columns: [name: () => string, cell: (figures: Figures) => string][] = [
  [m.lead_leads, ({ leads }) => numberText(leads)],
  [m.insights_total_contacts, ({ contacts }) => numberText(contacts)],
  [
    m.lead_in_day,
    ({ timed: of, answered_in_day: part }) => (of === 0 ? '–' : m.lead_part({ part, of })),
  ],
  [m.lead_median, ({ median_minutes }) => medianText(median_minutes)],
  [m.lead_won, ({ won }) => numberText(won)],
  [m.lead_lost, ({ lost }) => numberText(lost)],
  [m.lead_offers, ({ offers }) => offersText(offers)],
];

export const loadLeadFigures = (api: Api) => api('GET /private/lead-figures/get');
