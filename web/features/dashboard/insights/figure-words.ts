import type { Stats } from '@orendi/contract/schemas/stats';
import { m } from '@orendi/messages';
import { dayText } from '../../../platform/day-text.ts';
import { counted, numberText } from '../../../platform/number-text.ts';

export type DayFigures = Stats['series'][number];
export type Measure = 'visits' | 'requests' | 'contacts';

/** `14/11/2026: 131 visits, 2 requests`; the last day is marked as not over yet. */
export function dayWords(series: readonly DayFigures[], place: number): string {
  const { date = '', visits = 0, requests = 0 } = series[place] ?? {};
  return m.insights_day_figures({
    date: place === series.length - 1 ? m.insights_today() : dayText(date),
    visits: m.insights_visits(counted(visits)),
    requests: m.insights_requests(counted(requests)),
  });
}

/** A plot's text summary: `1,204 in 30 days, most on 14/11/2026 (131)`. Among equal days, the latest. */
export function sumWords(series: readonly DayFigures[], measure: Measure) {
  const days = series.length;
  const sum = sumOf(series, measure);
  const most = Math.max(...series.map((day) => day[measure]));
  const best = series.findLast((day) => day[measure] === most);
  if (best === undefined || sum === 0) return m.insights_sum_none({ days });
  return m.insights_sum({
    days,
    shown: numberText(sum),
    date: dayText(best.date),
    most: numberText(most),
  });
}

/** The last seven days beside the seven before: `7 days: 12 (9 before)`. Null while there is nothing to compare. */
export function weekWords(series: readonly DayFigures[], measure: Measure) {
  const now = sumOf(series.slice(-7), measure);
  const before = sumOf(series.slice(-14, -7), measure);
  if (now + before === 0) return null;
  return m.insights_week({
    now: numberText(now),
    before: numberText(before),
  });
}

function sumOf(days: readonly DayFigures[], measure: Measure): number {
  return days.reduce((before, day) => before + day[measure], 0);
}

/** An axis label: the day without its year. */
export function shortDay(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return m.insights_day_short({ day, month });
}
