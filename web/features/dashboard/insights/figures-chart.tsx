import { m } from '@orendi/messages';
import { type ReactNode, useId, useState } from 'react';
import { numberText } from '../../../platform/number-text.ts';
import { type CountScale, plotPaths, plotSize, scaleCounts, scaleDays } from './chart-scales.ts';
import { DayChooser } from './day-chooser.tsx';
import { type DayFigures, dayWords, shortDay, sumWords } from './figure-words.ts';

/** Visits as a line and requests as bars, each with its own axis, so that their heights are not compared. */
export function FiguresChart({ series }: { series: readonly DayFigures[] }) {
  const shade = useId();
  const [chosen, setChosen] = useState<number>();
  const last = series.length - 1;
  const days = scaleDays(series.length);
  const visits = series.map((day) => day.visits);
  const visitScale = scaleCounts(visits);
  const requestScale = scaleCounts(series.map((day) => day.requests));
  const { line, openLine, area } = plotPaths(visits, days, visitScale);
  return (
    <figure aria-labelledby="figures-days" className="pt-3.5 px-4.5 pb-4">
      <figcaption>
        <h3 id="figures-days" className="text-s">
          {m.insights_last_days({ days: series.length })}
        </h3>
        <p className="text-s text-ink-quiet tabular-nums">{dayWords(series, chosen ?? last)}</p>
      </figcaption>
      <div className="text-xs relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 mt-3.5 has-focus-visible:rounded-s has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-5">
        <Plot
          title={m.insights_per_day_visits()}
          measure="visits"
          series={series}
          scale={visitScale}
        >
          <linearGradient id={shade} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" className="[stop-color:var(--color-ink)] [stop-opacity:0.12]" />
            <stop offset="1" className="[stop-color:var(--color-ink)] [stop-opacity:0]" />
          </linearGradient>
          <path d={area} fill={`url(#${shade})`} />
          <path d={line} className={lineClass} />
          <path d={openLine} className={`${lineClass} [stroke-dasharray:3_3]`} />
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
                  className="fill-accent"
                />
              ),
          )}
        </Plot>
        <div
          aria-hidden="true"
          className="flex flex-wrap col-start-2 justify-between gap-x-3 pt-1.5 text-ink-quiet tabular-nums"
        >
          {[0, Math.floor(last / 2), last].map((place) => (
            <span key={place}>{shortDay(series[place]?.date ?? '')}</span>
          ))}
        </div>
        <DayChooser series={series} days={days} chosen={chosen} onChoose={setChosen} />
      </div>
    </figure>
  );
}

/** Dashes lead to a day that is not over yet. */
const lineClass =
  'fill-none stroke-ink stroke-[1.5px] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]';

/** The legend: a short line or a block in the color of the plot. */
const keyClass = {
  visits: 'before:h-[2px] before:w-3.5 before:bg-ink',
  requests: 'before:h-2.5 before:w-2 before:rounded-[1px] before:bg-accent',
};

interface PlotProps {
  title: string;
  measure: keyof typeof keyClass;
  series: readonly DayFigures[];
  scale: CountScale;
  children: ReactNode;
}

/** One figure over time. The drawing stretches to any width; the labels are outside it and never stretch. */
function Plot({ title, measure, series, scale, children }: PlotProps) {
  const { ticks, height } = scale;
  return (
    <>
      <p className="relative z-1 col-span-full bg-surface pointer-events-none mt-4.5 mb-3 first:mt-0">
        <span
          className={`font-medium before:mr-2 before:inline-block before:align-middle ${keyClass[measure]}`}
        >
          {title}
        </span>{' '}
        <span className="text-ink-quiet">{sumWords(series, measure)}</span>
      </p>
      <div
        aria-hidden="true"
        className="flex flex-col justify-between text-ink-quiet tabular-nums leading-0 text-right"
      >
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{numberText(tick)}</span>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${plotSize} ${plotSize}`}
        preserveAspectRatio="none"
        data-measure={measure}
        className="block overflow-visible w-full h-26 data-[measure=requests]:h-16"
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${height(tick)}H${plotSize}`}
            className="fill-none stroke-line stroke-1 [vector-effect:non-scaling-stroke]"
          />
        ))}
        {children}
      </svg>
    </>
  );
}
