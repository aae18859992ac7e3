import { formatNumber } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { type CountScale, plotPaths, plotSize, scaleCounts, scaleDays } from './chart-scales.ts';
import { DayChooser } from './day-chooser.tsx';
import { type DayFigures, dayWords, type Measure, shortDay, sumWords } from './figure-words.ts';

/**
 * Visits as a line and requests as bars, with aligned days. Each has its own axis and area, so that their heights are
 * not compared.
 */
export function FiguresChart({ series }: { series: readonly DayFigures[] }) {
  const language = useLanguage();
  const shade = useId();
  const [chosen, setChosen] = useState<number>();
  const last = series.length - 1;
  const days = scaleDays(series.length);
  const visits = series.map((day) => day.visits);
  const visitScale = scaleCounts(visits);
  const requestScale = scaleCounts(series.map((day) => day.requests));
  const { line, openLine, area } = plotPaths(visits, days, visitScale);
  return (
    <figure aria-labelledby="figures-days" className="chart-figure">
      <figcaption>
        <h3 id="figures-days" className="text-s">
          {m.insights_last_days({ days: series.length })}
        </h3>
        <p className="chart-readout">{dayWords(series, chosen ?? last, language)}</p>
      </figcaption>
      <div className="chart">
        <Plot
          title={m.insights_per_day_visits()}
          measure="visits"
          series={series}
          scale={visitScale}
        >
          <linearGradient id={shade} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" className="chart-shade" />
            <stop offset="1" className="chart-shade-end" />
          </linearGradient>
          <path d={area} fill={`url(#${shade})`} />
          <path d={line} className="chart-line" />
          <path d={openLine} data-open className="chart-line" />
        </Plot>
        <Plot
          title={m.insights_per_day_requests()}
          measure="requests"
          series={series}
          scale={requestScale}
        >
          {series.map(
            ({ date, requests }, place) =>
              requests > 0 && (
                <rect
                  key={date}
                  x={days.start(place)}
                  y={requestScale.height(requests)}
                  width={days.barWidth}
                  height={plotSize - requestScale.height(requests)}
                  className="chart-bar"
                />
              ),
          )}
        </Plot>
        <div aria-hidden="true" className="chart-days">
          {[0, Math.floor(last / 2), last].map((place) => (
            <span key={place}>{shortDay(series[place]?.date ?? '')}</span>
          ))}
        </div>
        <DayChooser series={series} days={days} chosen={chosen} onChoose={setChosen} />
      </div>
    </figure>
  );
}

interface PlotProps {
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
function Plot({ title, measure, series, scale, children }: PlotProps) {
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
