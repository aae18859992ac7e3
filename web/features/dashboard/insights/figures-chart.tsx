import { m } from '@orendi/messages';
import { useId, useState } from 'react';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { DayChooser } from './day-chooser.tsx';
import { type DayFigures, dayWords, shortDay } from './figure-words.ts';
import { Plot } from './plot.tsx';
import { plotPaths } from './plot-paths.ts';
import { plotSize } from './plot-size.ts';
import { scaleCounts } from './scale-counts.ts';
import { scaleDays } from './scale-days.ts';

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
