import { clockValue, minutesOfDay, type OpenSpan } from '@orendi/contract/opening-hours';
import { m } from '@orendi/messages';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { dayName } from '../../hours/day-names.ts';

interface Props {
  day: number;
  spans: OpenSpan[];
  /** Initial hours of a day that opens. */
  usual: OpenSpan[];
  /** Whether any day of the week has hours. */
  isSaid: boolean;
  onChange: (spans: OpenSpan[]) => void;
}

/** Breaks of a day that the form offers; the API takes more. */
const mostSpans = 2;

const quiet = 'grid size-11 shrink-0 place-items-center rounded-pill text-ink-quiet hover:text-ink';

/** One day of the week: closed, or its hours. A closing time not after the opening time is on the next day. */
export function DayHours({ day, spans, usual, isSaid, onChange }: Props) {
  const name = dayName(day);
  const set = (place: number, from: string, to: string) => {
    const span = spanOf(from, to);
    if (span) onChange(spans.with(place, span));
  };
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 sm:px-4">
      <Checkbox
        isChecked={spans.length > 0}
        onCheck={(isOpen) => onChange(isOpen ? usual : [])}
        look="w-32"
      >
        <span className="first-letter:uppercase">{name}</span>
      </Checkbox>
      {spans.length === 0 && isSaid && (
        <span className="text-s text-ink-quiet">{m.hours_closed()}</span>
      )}
      <div className="flex grow flex-col gap-1">
        {spans.map(({ from, to }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the times of a day have no other name
          <div key={place} className="flex items-center gap-2">
            <input
              type="time"
              aria-label={m.profile_hours_from({ day: name })}
              value={clockValue(from)}
              onChange={({ target }) => set(place, target.value, clockValue(to))}
              className={time}
            />
            <span aria-hidden>–</span>
            <input
              type="time"
              aria-label={m.profile_hours_to({ day: name })}
              value={clockValue(to)}
              onChange={({ target }) => set(place, clockValue(from), target.value)}
              className={time}
            />
            {place > 0 && (
              <button
                type="button"
                aria-label={m.profile_hours_break_remove({ day: name })}
                onClick={() => onChange([spanAround(spans)])}
                className={quiet}
              >
                <Icon name="close" className="size-4.5" />
              </button>
            )}
          </div>
        ))}
      </div>
      {spans.length > 0 && spans.length < mostSpans && (
        <button
          type="button"
          aria-label={`${m.profile_hours_break()}, ${name}`}
          onClick={() => onChange(withBreak(spans))}
          className="min-h-11 px-1 text-s text-ink-quiet underline underline-offset-4 hover:text-ink"
        >
          {m.profile_hours_break()}
        </button>
      )}
    </div>
  );
}

const time =
  'h-11 w-34 rounded-s border border-line-control bg-surface px-2 text-m tabular-nums hover:border-ink';

/** From the first opening to the last closing. */
function spanAround(spans: OpenSpan[]): OpenSpan {
  return { from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? minutesOfDay };
}

/** The span between two clock times; one that does not end after it begins ends on the next day. */
export function spanOf(from: string, to: string): OpenSpan | undefined {
  const [start, end] = [from, to].map(minuteOf);
  if (start === undefined || end === undefined) return undefined;
  return { from: start, to: end > start ? end : end + minutesOfDay };
}

function minuteOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const hour = 60;

/** The day's last span with an hour of break in its middle, at a full hour if there is one. */
export function withBreak(spans: OpenSpan[]): OpenSpan[] {
  const last = spans.at(-1);
  if (!last || last.to - last.from < 3 * hour) return spans;
  const middle = Math.floor((last.from + last.to) / 2 / hour) * hour;
  return [
    ...spans.slice(0, -1),
    { from: last.from, to: middle },
    { from: middle + hour, to: last.to },
  ];
}
