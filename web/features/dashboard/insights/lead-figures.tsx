import type { Api } from '@orendi/contract/client-types';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import type { Figures, LeadFigures as AllFigures } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useArrivals } from '../live/tell-arrival.ts';
import { RegionBody } from '../region-body.tsx';
import { type Opening, useRegion } from '../use-region.ts';
import { FigureList } from './figure-list.tsx';
import { FigureTable } from './figure-table.tsx';
import { durationText, monthText } from './lead-words.ts';
import { MonthBars } from './month-bars.tsx';

/** The outcome of leads in twelve months, folded; nothing for a business that has had none. */
export function LeadFigures({ opening }: { opening: Opening<AllFigures> }) {
  const region = useRegion(opening, loadLeadFigures);
  useArrivals(() => void region.reload());
  const total = region.data?.total;
  if (total !== undefined && total.leads + total.contacts === 0) return null;
  return (
    <details className="group/leads border-t border-line text-s">
      <summary className="flex min-h-11 items-center justify-between gap-2 px-4.5 py-2 -outline-offset-2">
        {m.lead_figures()}
        <Icon name="down" className="size-4 group-open/leads:rotate-180" />
      </summary>
      <RegionBody region={region} skeleton={<div className="h-40" />}>
        {(figures) => <Told figures={figures} />}
      </RegionBody>
    </details>
  );
}

function Told({
  figures: { total, months, pieces, lost_reasons: reasons },
}: {
  figures: AllFigures;
}) {
  const language = useLanguage();
  return (
    <>
      <Totals total={total} />
      <FigureList
        id="lead-offers"
        heading={m.lead_offers()}
        rows={total.offers.map(({ currency, count, value, won_value: won }) => ({
          key: currency,
          name: m.lead_offers_in({ count, shown: formatNumber(count, language), currency }),
          text: m.lead_offers_value({
            value: formatPrice(value, currency, language),
            won: formatPrice(won, currency, language),
          }),
        }))}
      />
      <FigureList
        id="lead-reasons"
        heading={m.lead_reasons()}
        rows={reasons.map(({ reason, count }) => ({
          key: reason ?? '',
          name: reason ?? m.lead_no_reason(),
          text: formatNumber(count, language),
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

function Totals({ total }: { total: Figures }) {
  const language = useLanguage();
  const { timed, answered_in_day: inDay, median_minutes: median } = total;
  const shown = (count: number) => formatNumber(count, language);
  const facts = [
    [
      m.lead_in_day(),
      timed === 0 ? '–' : m.lead_share({ percent: Math.round((inDay / timed) * 100) }),
    ],
    [m.lead_median(), durationText(median, language)],
    [m.lead_won(), shown(total.won)],
    [m.lead_lost(), shown(total.lost)],
    [m.lead_leads(), shown(total.leads)],
    [m.insights_total_contacts(), shown(total.contacts)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px border-t border-line bg-line [&>div]:bg-surface">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end px-4.5 py-3">
          <dt className="text-xs text-ink-quiet">{name}</dt>
          <dd className="text-l font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function loadLeadFigures(api: Api): Promise<AllFigures> {
  return api('GET /private/lead-figures/get');
}
