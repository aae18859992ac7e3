import { formatNumber } from '@orendi/contract/money';
import type { Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';

/** A business's three all-time figures. */
export function FigureTotals({ stats }: { stats: Stats }) {
  const language = useLanguage();
  const totals = [
    [m.insights_total_orders(), stats.totalRequestsCount],
    [m.insights_total_products(), stats.totalProductsCount],
    [m.insights_total_visits(), stats.totalVisitsCount],
  ] as const;
  return (
    <dl className="figure-totals">
      {totals.map(([name, total]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(total, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
