import { formatNumber } from '@orendi/contract/money';
import type { Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { type Measure, weekWords } from './figure-words.ts';

/** A business's all-time figures, with how the last week went. */
export function FigureTotals({ stats }: { stats: Stats }) {
  const language = useLanguage();
  const week = (measure: Measure) => weekWords(stats.series, measure, language);
  const totals = [
    [m.insights_total_orders(), stats.totalRequestsCount, week('requests')],
    [m.insights_total_products(), stats.totalProductsCount, null],
    [m.insights_total_visits(), stats.totalVisitsCount, week('visits')],
    [m.insights_total_contacts(), stats.totalContactsCount, week('contacts')],
  ] as const;
  return (
    <dl className="figure-totals">
      {totals.map(([name, total, trend]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(total, language)}</dd>
          {trend !== null && <dd className="figure-trend">{trend}</dd>}
        </div>
      ))}
    </dl>
  );
}
