import type { OpenSpan } from '@orendi/contract/opening-hours';
import { m } from '@orendi/messages';
import { Button } from '../../../forms/button.tsx';
import { dayName } from '../../hours/day-names.ts';
import { DayHours } from './day-hours.tsx';
import { errorOf, type PlaceForm, readWeek, writeWeek } from './place-values.ts';

const usual: OpenSpan = { from: 9 * 60, to: 19 * 60 };
const long: OpenSpan = { from: 9 * 60, to: 21 * 60 };
const weekdays = Array.from({ length: 6 }, () => [usual]);
const presets = [
  { name: m.profile_hours_preset, week: [...weekdays, []] },
  { name: m.profile_hours_preset_daily, week: Array.from({ length: 7 }, () => [long]) },
];

/** When a business is open: the usual week with one press, then day by day. */
export function HoursPart({ values, errors, change }: PlaceForm) {
  const week = readWeek(values.opening_hours);
  const error = errorOf(errors, 'opening_hours');
  const keep = (next: OpenSpan[][]) => change({ opening_hours: writeWeek(next) });
  /** A day that opens copies the hours of the last open day before it. */
  const hoursFor = (day: number) =>
    week.slice(0, day).findLast((spans) => spans.length > 0) ?? [usual];
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        {presets.map(({ name, week: preset }) => (
          <Button key={name()} onClick={() => keep(preset)} size="small">
            {name()}
          </Button>
        ))}
        {values.opening_hours !== '' && (
          <button
            type="button"
            onClick={() => change({ opening_hours: '' })}
            className="min-h-10 px-2 text-s text-ink-quiet underline underline-offset-4 hover:text-ink"
          >
            {m.profile_hours_clear()}
          </button>
        )}
      </p>
      <div className="divide-y divide-line rounded-m border border-line bg-surface">
        {week.map((spans, day) => (
          <DayHours
            key={dayName(day)}
            day={day}
            spans={spans}
            usual={hoursFor(day)}
            isSaid={values.opening_hours !== ''}
            onChange={(next) => keep(week.with(day, next))}
          />
        ))}
      </div>
      {error && <p className="text-xs font-medium text-accent-deep">{error}</p>}
    </div>
  );
}
