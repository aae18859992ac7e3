import { formatNumber } from '@orendi/contract/money';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { type DayFigures, type Measure, sumWords } from './figure-words.ts';
import { plotSize } from './plot-size.ts';
import type { CountScale } from './scale-counts.ts';

interface Props {
  title: string;
  measure: Measure;
  series: readonly DayFigures[];
  scale: CountScale;
  children: ReactNode;
}

/**
 * One figure over time, with its own axis. The drawing stretches to any width with constant stroke widths; the labels
 * are outside it and never stretch.
 */
export function Plot({ title, measure, series, scale, children }: Props) {
  const language = useLanguage();
  const { ticks, height } = scale;
  return (
    <>
      <p className="chart-title">
        <span data-measure={measure} className="chart-key">
          {title}
        </span>{' '}
        <span className="text-ink-quiet">{sumWords(series, measure, language)}</span>
      </p>
      <div aria-hidden="true" className="chart-scale">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{formatNumber(tick, language)}</span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${plotSize} ${plotSize}`}
        preserveAspectRatio="none"
        data-measure={measure}
        className="chart-plot"
      >
        {ticks.map((tick) => (
          <path key={tick} d={`M0 ${height(tick)}H${plotSize}`} className="chart-grid" />
        ))}
        {children}
      </svg>
    </>
  );
}
