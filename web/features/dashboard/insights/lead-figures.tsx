import type { Api } from '@orendi/contract/client-types';
import { formatNumber, formatPrice } from '@orendi/contract/money';
import type { Figures, LeadFigures as AllFigures } from '@orendi/contract/schemas/lead-figures';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useArrivals } from '../live/tell-arrival.ts';
import { RegionBody } from '../region-body.tsx';
import { type Opening, useRegion } from '../use-region.ts';
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
      {reasons.length > 0 && (
        <section aria-labelledby="lead-reasons" className="px-4.5 pb-4">
          <h3 id="lead-reasons" className="text-s">
            {m.lead_reasons()}
          </h3>
          <ul className="mt-1 [&>li]:flex [&>li]:justify-between [&>li]:gap-4 [&>li]:py-1">
            {reasons.map(({ reason, count }) => (
              <li key={reason}>
                <span className="min-w-0 wrap-anywhere">{reason ?? m.lead_no_reason()}</span>
                <span className="text-ink-quiet tabular-nums">{formatNumber(count, language)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
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
  const { timed, answered_in_day: inDay, median_minutes: median, offers } = total;
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
    <>
      <dl className="grid grid-cols-2 gap-px border-y border-line bg-line [&>div]:bg-surface">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end px-4.5 py-3">
            <dt className="text-xs text-ink-quiet">{name}</dt>
            <dd className="text-l font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid gap-2 px-4.5 py-4 empty:hidden">
        {offers.map(({ currency, count, value, won_value: won }) => (
          <div key={currency} className="flex flex-wrap justify-between gap-x-4">
            <dt>{m.lead_offers_in({ count, shown: shown(count), currency })}</dt>
            <dd className="text-ink-quiet tabular-nums">
              {m.lead_offers_value({
                value: formatPrice(value, currency, language),
                won: formatPrice(won, currency, language),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function loadLeadFigures(api: Api): Promise<AllFigures> {
  return api('GET /private/lead-figures/get');
}
