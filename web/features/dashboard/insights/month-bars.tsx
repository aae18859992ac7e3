import type { LeadFigures } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { plotSize, scaleCounts, scaleDays } from './chart-scales.ts';
import { monthText } from './lead-words.ts';

/** Leads of each month as bars, the lower part of which was won. The table below tells the same in figures. */
export function MonthBars({ months }: Pick<LeadFigures, 'months'>) {
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
